import ArrowLeft from 'lucide-react/icons/arrow-left';
import Monitor from 'lucide-react/icons/monitor';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import Redo2 from 'lucide-react/icons/redo';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import Undo2 from 'lucide-react/icons/undo';
import { memo, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { pathAfterEditing } from '#features/pages/contract/edit-path.ts';
import { defaultLanguage, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Drawer } from '#platform/web/ui/drawer/drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { SegmentedControl } from '#platform/web/ui/segmented-control/segmented-control.tsx';
import { useSiteApp } from '../../site-app-context.ts';
import { usePagePath } from '../../use-page-path.ts';
import { useItemTarget } from '../item/item-target.ts';
import { useIsWide } from '../layout/use-width.ts';
import { AudienceMenu } from '../look/audience-menu.tsx';
import { OutlineList } from '../outline/outline.tsx';
import { PeopleButton } from '../people/people-button.tsx';
import { PublishButton } from '../publish/publish-button.tsx';
import { SideBySideButton } from '../side-by-side/side-by-side-button.tsx';
import { useIsSideBySide } from '../side-by-side/use-is-side-by-side.ts';
import { useEditor, useSession, useUi } from '../state/editor-context.ts';
import { keepOutlineOpen } from '../state/kept-outline.ts';
import { BarTool } from './bar-tool.tsx';
import styles from './editor-bar.module.css';
import { LanguageTabs } from './language-tabs.tsx';
import { SaidSaving, SavingLine } from './saving-line.tsx';

/** Where you are and whether it is safe; the languages; back and again; ways of looking; publishing. */
export const EditorBar = memo(function EditorBar() {
  const { t } = useTranslation();
  const { session, ui } = useEditor();
  const isOutlineOpen = useUi((now) => now.isOutlineOpen);
  const panel = useUi((now) => now.panel);
  const isWide = useIsWide();
  const canUndo = useSession((state) => state.canUndo);
  const canRedo = useSession((state) => state.canRedo);
  return (
    <header className={`on-brand ${styles.bar}`} data-editor-part="bar">
      <BackLink />
      <p className="visually-hidden">{t('editor.canvasHelp')}</p>
      <div className={styles.page}>
        <PageTitle />
        <SavingLine />
        <SaidSaving />
      </div>
      <LanguageTabs />
      <Group className={styles.group ?? ''} aria-label={t('editor.history')}>
        <BarTool
          icon={Undo2}
          label={t('editor.undo')}
          shortcut="Ctrl Z"
          isDisabled={!canUndo}
          onPress={() => session.undo()}
        />
        <BarTool
          icon={Redo2}
          label={t('editor.redo')}
          shortcut="Ctrl ⇧ Z"
          isDisabled={!canRedo}
          onPress={() => session.redo()}
        />
      </Group>
      <div className={styles.end}>
        {!isWide && <NarrowOutline />}
        {!isOutlineOpen && (
          <span className={styles.wideOnly}>
            <BarTool
              icon={PanelLeftOpen}
              label={t('editor.outline.open')}
              onPress={() => {
                keepOutlineOpen(true);
                ui.set({ isOutlineOpen: true });
              }}
            />
          </span>
        )}
        <SideBySideButton />
        {/* On a tablet the widths stand in the menu beside it. */}
        {isWide && <WidthChoice />}
        <AudienceMenu />
        <BarTool
          icon={SlidersHorizontal}
          label={t('editor.panel.open')}
          isPressed={panel !== null}
          onPress={() => ui.set({ panel: panel === null ? 'page' : null })}
        />
        <PeopleButton />
        <PublishButton />
      </div>
    </header>
  );
});

/** To the page as readers see it (§2), or back to where it is kept. */
export function BackLink() {
  const { t } = useTranslation();
  const { language } = useSiteApp();
  const kind = useSession(({ page }) => page.kind);
  const href = withLanguagePrefix(pathAfterEditing(usePagePath(), kind), language);
  return (
    <a className={styles.back} href={href} aria-label={t('editor.stop')}>
      <Icon icon={ArrowLeft} size={20} />
    </a>
  );
}

export function PageTitle() {
  const { t } = useTranslation();
  const { language } = useEditor();
  const title = useSession(({ document }) => pickLanguage(document.title, language, defaultLanguage)?.value ?? '');
  return <strong className={styles.title}>{title.trim() || t('editor.untitled')}</strong>;
}

/** Where there is no room for it beside the page it lies over it, and goes when one has chosen; an item has none. */
function NarrowOutline() {
  const { t } = useTranslation();
  const isItem = useItemTarget() !== undefined;
  const isSideBySide = useIsSideBySide();
  const isLooking = useUi((now) => now.width !== 'desktop' || now.seenAs !== null);
  const [isOpen, setOpen] = useState(false);
  if (isItem || isSideBySide || isLooking) return null;
  return (
    <>
      <BarTool icon={PanelLeftOpen} label={t('editor.outline.open')} onPress={() => setOpen(true)} />
      <Drawer side="start" title={t('editor.outline.title')} isOpen={isOpen} onOpenChange={setOpen}>
        <OutlineList onGone={() => setOpen(false)} />
      </Drawer>
    </>
  );
}

function WidthChoice() {
  const { t } = useTranslation();
  const { ui } = useEditor();
  const width = useUi((now) => now.width);
  return (
    <SegmentedControl
      label={t('editor.width.label')}
      className={styles.width ?? ''}
      segments={[
        { id: 'desktop', label: t('editor.width.desktop'), icon: Monitor },
        { id: 'tablet', label: t('editor.width.tablet'), icon: Tablet },
        { id: 'phone', label: t('editor.width.phone'), icon: Smartphone },
      ]}
      value={width}
      onChange={(chosen) => ui.set({ width: chosen, isSideBySide: false, chosen: [], typing: null, panel: null })}
    />
  );
}
