import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Files from 'lucide-react/icons/files';
import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import Move from 'lucide-react/icons/move';
import Plus from 'lucide-react/icons/plus';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Trash2 from 'lucide-react/icons/trash-2';
import UsersRound from 'lucide-react/icons/users-round';
import X from 'lucide-react/icons/x';
import type { KeyboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import type { StoredBlock } from '#features/pages/contract/page.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { keepFootClear } from '#platform/web/ui/foot-room.ts';
import { Icon, type IconShape } from '#platform/web/ui/icon/icon.tsx';
import { Menu, MenuItem, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import { isHidden } from '../blocks/block-changes.ts';
import { useBlockIcon } from '../blocks/block-icon.ts';
import { useBlockLabels } from '../blocks/block-labels.ts';
import { blockOf, placeOf, spotAfter } from '../blocks/block-places.ts';
import { useBlockCommands } from '../blocks/use-block-commands.ts';
import { elementOfBlock, sheetAttribute } from '../canvas/edited-elements.ts';
import { useBlockClipboard } from '../clipboard/use-block-clipboard.ts';
import { useItemTarget } from '../item/item-target.ts';
import { useEditor, useSession, useUi } from '../state/editor-context.ts';
import styles from './block-sheet.module.css';
import { useSwipe } from './use-swipe.ts';

/** The toolbar of a chosen block, within reach of the thumb; the block stays in sight above it. */
export function BlockSheet() {
  const guid = useUi(({ chosen }) => chosen[0]);
  const block = useSession(({ document }) => blockOf(document, guid));
  return block === undefined ? null : <Sheet block={block} />;
}

function Sheet({ block }: { block: StoredBlock }) {
  const { t } = useTranslation();
  const { ui } = useEditor();
  const labels = useBlockLabels();
  const icon = useBlockIcon(block.buildingBlockName);
  const kind = labels.kind(block);
  const openOptions = () => ui.set({ panel: 'block' });
  /** Whoever was in the sheet goes on at the block. */
  const close = () => {
    const root = elementOfBlock(block.guid);
    const isThere = root === null || root === document.activeElement;
    ui.set({ chosen: [], givenBack: isThere ? null : block.guid });
    if (!isThere) root.focus();
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  const swipe = useSwipe({ onUp: openOptions, onDown: close });
  return (
    <div
      ref={keepFootClear}
      className={styles.sheet}
      role="dialog"
      aria-label={t('editor.tools.label', { name: kind })}
      onKeyDown={pressed}
    >
      <div className={styles.head} {...swipe}>
        <h2 className={styles.title} tabIndex={-1} {...{ [sheetAttribute]: '' }}>
          <Icon icon={icon} size={20} />
          {kind}
        </h2>
        <button type="button" className={styles.close} aria-label={t('ui.close')} onClick={close}>
          <Icon icon={X} size={20} />
        </button>
      </div>
      <Acts block={block} openOptions={openOptions} />
    </div>
  );
}

function Acts({ block, openOptions }: { block: StoredBlock; openOptions(): void }) {
  const { t } = useTranslation();
  const { ui } = useEditor();
  const labels = useBlockLabels();
  const commands = useBlockCommands();
  const place = useSession(({ document }) => placeOf(document, block).number);
  const of = useSession(({ document }) => placeOf(document, block).of);
  const isOfItem = useItemTarget() !== undefined;
  const { guid } = block;
  return (
    <>
      <div className={styles.acts} role="toolbar" aria-label={t('editor.tools.label', { name: labels.kind(block) })}>
        <Act icon={ArrowUp} label={t('editor.phone.up')} isOff={place === 1} onPress={() => commands.step(guid, -1)} />
        <Act
          icon={ArrowDown}
          label={t('editor.phone.down')}
          isOff={place === of}
          onPress={() => commands.step(guid, 1)}
        />
        <Act icon={Move} label={t('editor.phone.move')} onPress={() => ui.set({ moving: [guid] })} />
        <Act icon={Copy} label={t('editor.phone.duplicate')} onPress={() => commands.duplicate([guid])} />
        {!isOfItem && (
          <>
            <Act
              icon={isHidden(block) ? Eye : EyeOff}
              label={t(isHidden(block) ? 'editor.phone.show' : 'editor.phone.hide')}
              onPress={() => commands.toggleHidden([guid])}
            />
            <Act icon={UsersRound} label={t('editor.phone.audience')} onPress={openOptions} />
          </>
        )}
        <Act icon={Trash2} label={t('editor.phone.remove')} isDanger onPress={() => commands.remove([guid])} />
        <More block={block} />
      </div>
      <button type="button" className={styles.options} onClick={openOptions}>
        <Icon icon={SlidersHorizontal} size={20} />
        {t('editor.phone.options')}
        <Icon icon={ChevronRight} size={20} />
      </button>
    </>
  );
}

/** What is done less often, one tap further. */
function More({ block }: { block: StoredBlock }) {
  const { t } = useTranslation();
  const { ui, session } = useEditor();
  const clipboard = useBlockClipboard();
  const { guid } = block;
  const acts: Record<string, () => unknown> = {
    below: () => ui.set({ inserting: spotAfter(session.state().document, block) }),
    copy: () => clipboard.copy([guid]),
    comment: () => ui.set({ panel: 'comments', commenting: { block: guid, field: null, quoted: null } }),
  };
  return (
    <MenuTrigger>
      <Button className={styles.act ?? ''}>
        <Icon icon={Ellipsis} size={20} />
        {t('editor.tools.more')}
      </Button>
      <Menu placement="top end" onAction={(key) => void acts[String(key)]?.()}>
        <MenuItem id="below" icon={Plus} label={t('editor.phone.insertBelow')} />
        <MenuItem id="copy" icon={Files} label={t('editor.phone.copy')} />
        <MenuItem id="comment" icon={MessageSquarePlus} label={t('review.comments.addShort')} />
      </Menu>
    </MenuTrigger>
  );
}

interface ActProps {
  icon: IconShape;
  label: string;
  isOff?: boolean;
  isDanger?: boolean;
  onPress(): void;
}

const Act = ({ icon, label, isOff = false, isDanger = false, onPress }: ActProps) => (
  <button
    type="button"
    className={classNames(styles.act, isDanger && styles.danger)}
    disabled={isOff}
    onClick={onPress}
  >
    <Icon icon={icon} size={20} />
    {label}
  </button>
);
