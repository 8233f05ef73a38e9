import CircleAlert from 'lucide-react/icons/circle-alert';
import Eye from 'lucide-react/icons/eye';
import ListTree from 'lucide-react/icons/list-tree';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Drawer } from '#platform/web/ui/drawer/drawer.tsx';
import { keepFootClear } from '#platform/web/ui/foot-room.ts';
import { Icon, type IconShape } from '#platform/web/ui/icon/icon.tsx';
import { MenuItem, MenuList } from '#platform/web/ui/menu/menu.tsx';
import { blockOf, blocksInOrder, spotAfter } from '../blocks/block-places.ts';
import { useChecks } from '../checks/checks-context.tsx';
import { useAudienceChoices } from '../look/audience-choices.tsx';
import { OutlineList } from '../outline/outline.tsx';
import { useEditor, useUi } from '../state/editor-context.ts';
import { blockInHand } from '../state/editor-ui.ts';
import { BlockSheet } from './block-sheet.tsx';
import styles from './phone-tools.module.css';

/** The bar at the bottom of a phone; it makes way for the keyboard, and for the sheet of a chosen block. */
export default function PhoneTools() {
  const { t } = useTranslation();
  const { session, ui } = useEditor();
  const [isOutlineOpen, setOutlineOpen] = useState(false);
  const [isLookOpen, setLookOpen] = useState(false);
  const isTyping = useUi((now) => now.typing !== null);
  const isMoving = useUi((now) => now.moving.length > 0);
  const isLooking = useUi((now) => now.width !== 'desktop' || now.seenAs !== null);
  const isChosen = useUi((now) => now.chosen.length === 1 && now.panel === null);
  const found = useChecks(({ findings }) => findings.length);
  if (isTyping || isMoving) return null;
  if (isChosen && !isLooking) return <BlockSheet />;
  const insert = () => {
    const { document } = session.state();
    const beside = blockOf(document, blockInHand(ui.get())) ?? blocksInOrder(document).at(-1);
    ui.set({ inserting: beside === undefined ? { area: 'main', after: null } : spotAfter(document, beside) });
  };
  return (
    <nav ref={keepFootClear} className={styles.tools} aria-label={t('editor.phone.tools')} data-editor-part="tools">
      {!isLooking && (
        <>
          <Tool icon={ListTree} label={t('editor.phone.outline')} onPress={() => setOutlineOpen(true)} />
          <Tool icon={Plus} label={t('editor.phone.insert')} onPress={insert} />
          <Tool icon={SlidersHorizontal} label={t('editor.phone.page')} onPress={() => ui.set({ panel: 'page' })} />
          <Tool icon={Eye} label={t('editor.phone.look')} onPress={() => setLookOpen(true)} />
          <Tool
            icon={CircleAlert}
            label={found === 0 ? t('editor.checks.tab') : t('editor.phone.checks', { number: found })}
            onPress={() => ui.set({ panel: 'checks' })}
          />
        </>
      )}
      {isLooking && (
        <Tool icon={Pencil} label={t('editor.width.back')} onPress={() => ui.set({ width: 'desktop', seenAs: null })} />
      )}
      <Drawer title={t('editor.outline.title')} isOpen={isOutlineOpen} onOpenChange={setOutlineOpen}>
        <OutlineList onGone={() => setOutlineOpen(false)} />
      </Drawer>
      <Drawer title={t('editor.look.label')} isOpen={isLookOpen} onOpenChange={setLookOpen}>
        <LookChoices onChosen={() => setLookOpen(false)} />
      </Drawer>
    </nav>
  );
}

/** With one's own eyes, with those of others, or on another day. */
function LookChoices({ onChosen }: { onChosen(): void }) {
  const { t } = useTranslation();
  const { ui } = useEditor();
  const { items, choose } = useAudienceChoices();
  const chosen = (key: string) => {
    onChosen();
    if (key === 'own') ui.set({ width: 'phone', chosen: [] });
    else choose(key);
  };
  return (
    <MenuList aria-label={t('editor.look.label')} onAction={(key) => chosen(String(key))}>
      <MenuItem id="own" label={t('editor.look.own')} />
      {items}
    </MenuList>
  );
}

function Tool({ icon, label, onPress }: { icon: IconShape; label: string; onPress(): void }) {
  return (
    <button type="button" className={styles.tool} onClick={onPress}>
      <Icon icon={icon} size={20} />
      {label}
    </button>
  );
}
