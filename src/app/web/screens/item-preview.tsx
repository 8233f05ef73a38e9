import { Suspense, use, useState } from 'react';
import { preloadBlockViews } from '#blocks/kit/web/block-catalogue.ts';
import { itemBlocks } from '#features/list-items/web/parts/item-page/blocks-of-item.ts';
import { ListManagerContext } from '#features/list-items/web/parts/list/list-manager-context.ts';
import { CardsView } from '#features/list-items/web/parts/views/cards-view.tsx';
import type { ItemPreviewProps } from '#features/list-items/web/preview/item-preview-context.ts';
import { trailOfPage } from '#features/menus/contract/menu-paths.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs/breadcrumbs.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { PreviewFrame } from '#platform/web/ui/preview-frame/preview-frame.tsx';
import { SegmentedControl } from '#platform/web/ui/segmented-control/segmented-control.tsx';
import { crumbsOf } from '../crumbs-of.ts';
import { loadBlockNeeds } from '../loading/load-block-needs.ts';
import { useMenu } from '../shell-data.ts';
import type { SiteApp } from '../site-app.ts';
import { useSiteApp } from '../site-app-context.ts';
import { ItemArticle } from './item-article.tsx';
import styles from './item-preview.module.css';

const ways = ['page', 'phone', 'list'] as const;
type Way = (typeof ways)[number];

/** As a visitor: nobody who reads it is known yet. */
const visitor = { isSignedIn: false, isMember: false, isActive: false };

/** What is being written, drawn by what draws it for readers: on its page, on a phone, and in a list. */
export default function ItemPreview({ item, type, language, onClose }: ItemPreviewProps) {
  const { t } = useTranslation();
  const app = useSiteApp();
  const [way, setWay] = useState<Way>('page');
  const [ready] = useState(() => loadViews(app, item));
  const { title } = item;
  return (
    <Dialog
      title={t('listItems.manage.preview.title', { title })}
      size="full"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className={styles.bar}>
        <SegmentedControl
          label={t('listItems.manage.preview.as')}
          segments={ways.map((id) => ({ id, label: t(`listItems.manage.preview.${id}`) }))}
          value={way}
          onChange={setWay}
        />
        <p className={styles.note}>{t('listItems.manage.preview.note')}</p>
      </div>
      <PreviewFrame
        key={way}
        title={t('listItems.manage.preview.title', { title })}
        language={language}
        width={way === 'phone' ? 'phone' : 'full'}
      >
        <ListManagerContext value={undefined}>
          <Suspense fallback={null}>
            {way === 'list' ? <InList item={item} type={type} /> : <OnPage item={item} type={type} ready={ready} />}
          </Suspense>
        </ListManagerContext>
      </PreviewFrame>
    </Dialog>
  );
}

type Shown = Pick<ItemPreviewProps, 'item' | 'type'>;

/** A view that does not come draws nothing; the rest is to be seen all the same. */
async function loadViews(app: SiteApp, item: ItemPreviewProps['item']): Promise<void> {
  const blocks = itemBlocks(item);
  await preloadBlockViews(blocks.map(({ buildingBlockName }) => buildingBlockName)).catch(() => undefined);
  await loadBlockNeeds(app, new URL(window.location.href), { blocks });
}

function OnPage({ item, type, ready }: Shown & { ready: Promise<void> }) {
  use(ready);
  const { t } = useTranslation();
  const { language } = useSiteApp();
  const trail = trailOfPage(useMenu().items, item.pageGuid ?? '') ?? [];
  const home = { label: t('site.home'), href: withLanguagePrefix('/', language) };
  return (
    <>
      <div className={`wrap ${styles.crumbs}`}>
        <Breadcrumbs crumbs={[home, ...crumbsOf(trail), { label: item.title, lang: item.titleLang }]} />
      </div>
      <main>
        <ItemArticle item={item} type={type} trail={trail} pagePath={home.href} reader={visitor} />
      </main>
    </>
  );
}

function InList({ item, type }: Shown) {
  const { t } = useTranslation();
  return (
    <main className={`wrap ${styles.list}`}>
      <CardsView
        items={[item]}
        look={{ showImage: true, showDescription: true, showDate: true }}
        level={2}
        label={t('listItems.manage.preview.list')}
        isFirst
        types={[type]}
      />
    </main>
  );
}
