import X from 'lucide-react/icons/x';
import { lazy, type ReactNode, Suspense, useDeferredValue, useRef } from 'react';
import { useUserState } from '#features/auth/web/user-store-context.ts';
import { PageAddress } from '#features/menus/web/parts/page-address.tsx';
import { versionsPath } from '#features/pages/contract/edit-path.ts';
import { PageReads } from '#features/statistics/web/parts/page-reads.tsx';
import { UpkeepPanel } from '#features/upkeep/web/parts/upkeep-panel.tsx';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Drawer } from '#platform/web/ui/drawer/drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#platform/web/ui/tabs/tabs.tsx';
import { useSiteApp } from '../../site-app-context.ts';
import { usePagePath } from '../../use-page-path.ts';
import { useBlockKinds } from '../blocks/block-kinds.ts';
import { useBlockLabels } from '../blocks/block-labels.ts';
import { blockOf } from '../blocks/block-places.ts';
import { useChecks } from '../checks/checks-context.tsx';
import { ChecksTab } from '../checks/checks-tab.tsx';
import { useComments } from '../comments/comments-context.tsx';
import { BlockTab } from '../drawer/block-tab.tsx';
import { PageSettings } from '../drawer/page/page-settings.tsx';
import { SharedLinkPreview } from '../drawer/page/shared-link-preview.tsx';
import { useItemTarget } from '../item/item-target.ts';
import { useWasPhone } from '../layout/use-width.ts';
import { HeldOptions } from '../people/held-options.tsx';
import { useEditor, useSession, useUi } from '../state/editor-context.ts';
import { blockInHand, type PanelTab } from '../state/editor-ui.ts';
import { BlockAuthor } from './block-author.tsx';
import styles from './editor-panel.module.css';
import { useBlockInSight } from './use-block-in-sight.ts';
import { useMovedPage } from './use-moved-page.ts';

const CommentsTab = lazy(() => import('../comments/comments-tab.tsx'));

/** What goes for the chosen block alone, and for the page. On a phone it is a sheet from below. */
export default function EditorPanel() {
  const { t } = useTranslation();
  const { ui } = useEditor();
  const isPhone = useWasPhone();
  const title = usePanelTitle();
  const panel = useRef<HTMLElement>(null);
  useBlockInSight(panel);
  const close = () => ui.set({ panel: null });
  if (isPhone) {
    return (
      <Drawer title={title} isOpen onOpenChange={(isOpen) => !isOpen && close()}>
        <PanelTabs />
      </Drawer>
    );
  }
  return (
    <aside ref={panel} className={styles.panel} aria-label={t('editor.panel.label')} data-editor-part="panel">
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <button type="button" className={styles.close} aria-label={t('editor.panel.close')} onClick={close}>
          <Icon icon={X} size={20} />
        </button>
      </div>
      <PanelTabs />
    </aside>
  );
}

function usePanelTitle(): string {
  const { t } = useTranslation();
  const labels = useBlockLabels();
  const tab = useUi((now) => now.panel);
  const guid = useUi(blockInHand);
  const block = useSession(({ document }) => blockOf(document, guid));
  const item = useItemTarget();
  if (tab === 'checks') return t('editor.checks.title');
  return tab === 'block' && block !== undefined ? labels.kind(block) : (item?.name ?? t('editor.panel.label'));
}

function PanelTabs() {
  const { t } = useTranslation();
  const { ui } = useEditor();
  const item = useItemTarget();
  const tab = useUi((now) => now.panel);
  const open = useComments().threads.filter(({ isSettled }) => !isSettled).length;
  return (
    <Tabs
      className={styles.tabs ?? ''}
      selectedKey={tab ?? 'block'}
      onSelectionChange={(key) => ui.set({ panel: key as PanelTab })}
    >
      <TabList label={t('editor.panel.parts')} className={styles.list ?? ''}>
        <Tab id="block">{t('editor.panel.block')}</Tab>
        <Tab id="page">{item?.name ?? t('editor.panel.page')}</Tab>
        <Tab id="comments" {...(open > 0 && { count: open })}>
          {t('review.comments.title')}
        </Tab>
        <ChecksTabName />
      </TabList>
      <Part id="block">
        <BlockPart />
      </Part>
      <Part id="page">
        <PagePart />
      </Part>
      <Part id="comments">
        <CommentsTab />
      </Part>
      <Part id="checks">
        <ChecksTab />
      </Part>
    </Tabs>
  );
}

function ChecksTabName() {
  const { t } = useTranslation();
  const count = useChecks(({ findings }) => findings.length);
  return (
    <Tab id="checks" isCountNow {...(count > 0 && { count })}>
      {t('editor.checks.tab')}
    </Tab>
  );
}

const Part = ({ id, children }: { id: PanelTab; children: ReactNode }) => (
  <TabPanel id={id} className={styles.part ?? ''}>
    <Suspense fallback={null}>{children}</Suspense>
  </TabPanel>
);

function BlockPart() {
  const { t } = useTranslation();
  const { session, language } = useEditor();
  const kinds = useBlockKinds();
  const guid = useUi(blockInHand);
  const isOfItem = useItemTarget() !== undefined;
  const document = useLaterDocument();
  const block = blockOf(document, guid);
  if (block === undefined) return <p className={styles.none}>{t('editor.panel.noBlock')}</p>;
  return (
    <HeldOptions block={block}>
      <BlockTab
        key={block.guid}
        document={document}
        block={block}
        kind={kinds.get(block.buildingBlockName)}
        language={language}
        run={session.run}
        write={session.write}
        isOfItem={isOfItem}
      />
      {!isOfItem && <BlockAuthor key={`${block.guid} by`} block={block} />}
    </HeldOptions>
  );
}

/** Fields follow the page between two keys. */
const useLaterDocument = () => useDeferredValue(useSession((state) => state.document));

function PagePart() {
  const item = useItemTarget();
  return item === undefined ? <OfPage /> : <item.Settings />;
}

function OfPage() {
  const { session, language } = useEditor();
  const document = useLaterDocument();
  const kind = useSession(({ page }) => page.kind);
  const guid = useSession(({ page }) => page.guid);
  const sequence = useSession(({ page }) => page.sequence);
  const isContentManager = useUserState().applicationUser?.isContentManager === true;
  const canChangeAudience = useSession(({ can }) => can.changeAudience);
  const { t } = useTranslation();
  const app = useSiteApp();
  const path = usePagePath();
  const moved = useMovedPage();
  return (
    <>
      {kind === 'page' && <PageReads kind="page" guid={guid} />}
      <PageSettings
        {...{ document, kind, language, canChangeAudience }}
        run={session.run}
        write={session.write}
        address={
          kind === 'page' && isContentManager ? (
            <PageAddress pageGuid={guid} language={language} onMoved={moved} />
          ) : undefined
        }
        sharing={kind === 'page' && <SharedLinkPreview {...{ guid, sequence, document, language }} />}
        upkeep={kind === 'page' && isContentManager ? <UpkeepPanel kind="page" guid={guid} /> : undefined}
      />
      <p className={styles.author}>
        <a href={withLanguagePrefix(versionsPath(path), app.language)}>{t('editor.publish.actions.versions')}</a>
      </p>
    </>
  );
}
