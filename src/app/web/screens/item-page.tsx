import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTranslation } from 'react-i18next';
import { BlockArea } from '#blocks/kit/web/block-area.tsx';
import { PageContext } from '#blocks/kit/web/page-context.ts';
import { SupportPanel } from '#features/item-support/web/parts/support-panel.tsx';
import { supportTexts } from '#features/item-support/web/parts/support-texts.ts';
import { isEvent } from '#features/item-types/contract/is-event.ts';
import { listItemTypes } from '#features/item-types/contract/item-types.endpoints.ts';
import type { ListItemDetail } from '#features/list-items/contract/list-item.ts';
import { itemPageTexts } from '#features/list-items/web/item-page-texts.ts';
import { ItemTools } from '#features/list-items/web/parts/item/item-box.tsx';
import { ItemMeta } from '#features/list-items/web/parts/item/item-meta.tsx';
import { AlsoInterestingItems } from '#features/list-items/web/parts/item-page/also-interesting-items.tsx';
import { placeItemBlocks } from '#features/list-items/web/parts/item-page/blocks-of-item.ts';
import { ItemAside } from '#features/list-items/web/parts/item-page/item-aside.tsx';
import { itemCall, itemInput } from '#features/list-items/web/parts/item-page/item-call.ts';
import { ItemFields, itemTags } from '#features/list-items/web/parts/item-page/item-fields.tsx';
import { ItemPagePicture } from '#features/list-items/web/parts/item-page/item-page-picture.tsx';
import { ItemPhases } from '#features/list-items/web/parts/item-page/item-phases.tsx';
import { listTexts } from '#features/list-items/web/parts/list/list-texts.ts';
import { trailOfPage } from '#features/menus/contract/menu-paths.ts';
import { readPage } from '#features/pages/contract/pages.endpoints.ts';
import { type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { isFilled, TextWithin } from '#platform/web/content/localized.tsx';
import { useViewTexts } from '#platform/web/content/use-view-texts.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { crumbsOf } from '../crumbs-of.ts';
import type { LoadedItem } from '../loaded-item.ts';
import { PageFrame } from '../shell/frames/page-frame.tsx';
import { useMenu } from '../shell-data.ts';
import { useSiteApp } from '../site-app-context.ts';
import { useDrawnPage } from '../use-drawn-page.ts';
import { useShownPage } from '../use-shown-page.ts';
import { useSiteHead } from '../use-site-head.ts';
import { ItemContents } from './item-contents.tsx';
import styles from './item-page.module.css';

/** To sign in, and back here. */
const signInPath = (here: string, language: Language): string =>
  withLanguagePrefix(`/login?returnTo=${encodeURIComponent(here)}`, language);

/** §2: one item, within the page of its list. */
export default function ItemPage({ loaded: { itemId, pageGuid } }: { loaded: LoadedItem }) {
  const { t } = useTranslation();
  const { origin, language, reader } = useSiteApp();
  useViewTexts(listTexts);
  useViewTexts(itemPageTexts);
  useViewTexts(supportTexts);
  const item = useLoaded(itemCall(itemId), itemInput(itemId, language) as never) as ListItemDetail;
  const { page } = useLoaded(readPage, { params: { id: pageGuid }, query: { language } });
  useShownPage(page);
  const type = useLoaded(listItemTypes, {}).find(({ name }) => name === item.listItemTypeName);
  const trail = trailOfPage(useMenu().items, pageGuid) ?? [];
  const pagePath = page.paths[language] ?? withLanguagePrefix('/', language);
  useSiteHead({
    title: item.title,
    description: item.metadata.description,
    imageGuid: item.socialImage ?? page.socialImage,
    ...(item.path !== null && { path: item.path }),
    paths: item.paths,
    isIndexed: item.state === 'published' || item.state === 'expired',
  });
  const { picture, main, contact, hasLead } = placeItemBlocks(item);
  const isShownBelow =
    picture === undefined && main.some(({ options }) => JSON.stringify(options).includes(item.image?.imageGuid ?? '-'));
  // Whom to ask has a heading, whether or not somebody wrote one.
  const asked = contact.map((block) =>
    isFilled(block.heading) ? block : { ...block, heading: { value: t('listItems.questions') } },
  );
  const drawnPage = useDrawnPage({ title: item.title, blocks: [main, contact], trail });
  return (
    <PageFrame
      paths={item.paths}
      crumbs={[...crumbsOf(trail), { label: item.title, lang: item.titleLang }]}
      homePath={withLanguagePrefix('/', language)}
    >
      <article className={styles.item}>
        <div className={`wrap ${styles.head}`}>
          <h1 className={styles.title} {...inLanguage(item.titleLang)}>
            {item.title}
          </h1>
          <ItemMeta
            item={{ ...item, ...itemTags({ item, type }), support: undefined }}
            showDate
            hasWeekday={type !== undefined && isEvent(type)}
          />
          <div className={styles.tools}>
            <ItemTools item={item} />
          </div>
        </div>
        <ItemPagePicture item={item} caption={picture?.caption} isShownBelow={isShownBelow} />
        <div className={`wrap grid ${styles.columns}`} data-layout="75-25">
          <div data-area="main" className={styles.main}>
            {item.metadata.description !== '' && !hasLead && (
              <p className={styles.lead} {...inLanguage(item.metadata.descriptionLang)}>
                {item.metadata.description}
              </p>
            )}
            <SupportPanel
              item={item}
              isSignedIn={reader.isSignedIn}
              // What someone votes for is their own: an admin who views the site as them sees the numbers.
              isMember={reader.isSignedIn && reader.isActive && reader.viewingAs === null}
              signInHref={signInPath(item.path ?? pagePath, language)}
            />
            <ItemPhases item={item} type={type} />
            <ItemFields item={item} type={type} />
            <PageContext value={drawnPage}>
              <BlockArea
                area="main"
                blocks={main}
                isFirst={item.image === null || isShownBelow}
                canManage={item.can.edit}
              />
            </PageContext>
          </div>
          <div data-area="side">
            <ItemAside item={item} type={type} origin={origin} isMember={reader.isSignedIn && reader.isActive}>
              <ItemContents item={item} type={type} blocks={main} />
              {asked.length > 0 && (
                <PageContext value={drawnPage}>
                  <div className={styles.asked}>
                    <BlockArea area="side" blocks={asked} isFirst={false} canManage={item.can.edit} />
                  </div>
                </PageContext>
              )}
            </ItemAside>
          </div>
        </div>
        <AlsoInterestingItems item={item} className={`wrap ${styles.others}`} />
        <p className={`wrap ${styles.back}`}>
          <a href={pagePath} className={styles.backLink}>
            <Icon icon={ArrowLeft} size={20} />
            <span>
              <TextWithin
                sentence={(words) => t('listItems.back', { page: words })}
                of={{ value: page.title, lang: page.titleLang }}
              />
            </span>
          </a>
        </p>
      </article>
    </PageFrame>
  );
}
