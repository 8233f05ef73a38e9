import ArrowLeft from 'lucide-react/icons/arrow-left';
import { listItemTypes } from '#features/item-types/contract/item-types.endpoints.ts';
import type { ListItemDetail } from '#features/list-items/contract/list-item.ts';
import { itemPageTexts } from '#features/list-items/web/item-page-texts.ts';
import { ItemTools } from '#features/list-items/web/parts/item/item-box.tsx';
import { AlsoInterestingItems } from '#features/list-items/web/parts/item-page/also-interesting-items.tsx';
import { itemCall, itemInput } from '#features/list-items/web/parts/item-page/item-call.ts';
import { trailOfPage } from '#features/menus/contract/menu-paths.ts';
import { readPage } from '#features/pages/contract/pages.endpoints.ts';
import { ReactionThread } from '#features/reactions/web/parts/reaction-thread.tsx';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { TextWithin } from '#platform/web/content/localized.tsx';
import { useSearch } from '#platform/web/content/search-context.ts';
import { useViewTexts } from '#platform/web/content/use-view-texts.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { crumbsOf } from '../crumbs-of.ts';
import type { LoadedItem } from '../loading/loaded-item.ts';
import { PageFrame } from '../shell/frames/page-frame.tsx';
import { useMenu } from '../shell-data.ts';
import { signUpPart } from '../sign-up-part.ts';
import { useSiteApp } from '../site-app-context.ts';
import { useShownPage } from '../use-shown-page.ts';
import { useSiteHead } from '../use-site-head.ts';
import { FollowThis } from './follow-this.tsx';
import { ItemArticle } from './item-article.tsx';
import styles from './item-page.module.css';

/** §2: one item, within the page of its list. */
export default function ItemPage({ loaded: { itemId, pageGuid, hasSignUp } }: { loaded: LoadedItem }) {
  const SignUpPart = hasSignUp ? signUpPart() : undefined;
  const { t } = useTranslation();
  const { language, reader } = useSiteApp();
  const search = useSearch();
  useViewTexts(itemPageTexts);
  const item = useLoaded(itemCall(itemId), itemInput(itemId, language) as never) as ListItemDetail;
  const { page } = useLoaded(readPage, { params: { id: pageGuid }, query: { language } });
  useShownPage(page);
  const type = useLoaded(listItemTypes, {}).find(({ name }) => name === item.listItemTypeName);
  const trail = trailOfPage(useMenu().items, pageGuid) ?? [];
  const pagePath = page.paths[language] ?? withLanguagePrefix('/', language);
  useSiteHead({
    title: item.title,
    description: item.metadata.description,
    ...(item.socialImage === null
      ? {
          imageGuid: page.socialImage,
          imageCrop: page.socialCrop,
          imageAlt: page.socialAlt,
          imageSize: page.socialSize,
        }
      : { imageGuid: item.socialImage, imageCrop: item.socialCrop, imageAlt: item.image?.alt?.value }),
    ...(item.path !== null && { path: item.path }),
    paths: item.paths,
    isIndexed: item.state === 'published' || item.state === 'expired',
  });
  return (
    <PageFrame
      canManage={item.can.edit}
      subject={{ kind: 'item', guid: item.guid }}
      paths={item.paths}
      crumbs={[...crumbsOf(trail), { label: item.title, lang: item.titleLang }]}
      homePath={withLanguagePrefix('/', language)}
    >
      <ItemArticle
        item={item}
        type={type}
        trail={trail}
        pagePath={pagePath}
        reader={{
          isSignedIn: reader.isSignedIn,
          isActive: reader.isSignedIn && reader.isActive,
          // What someone votes for is their own: an admin who views the site as them sees the numbers.
          isMember: reader.isSignedIn && reader.isActive && reader.viewingAs === null,
        }}
        tools={
          <>
            <ItemTools item={item} />
            {item.state === 'published' && (
              <FollowThis targets={[{ kind: 'item', guid: item.guid, name: item.title }]} />
            )}
          </>
        }
        signUp={
          SignUpPart && (
            <SignUpPart
              itemGuid={item.guid}
              pagePath={item.path ?? pagePath}
              isMember={reader.isSignedIn && reader.isActive && reader.viewingAs === null}
              canEdit={item.can.edit}
            />
          )
        }
      >
        {type?.features.hasReactions && (
          <div className={`wrap ${styles.reactions}`}>
            <ReactionThread
              target={{ kind: 'item', guid: item.guid }}
              search={search}
              headingLevel={2}
              isSignedIn={reader.isSignedIn && reader.viewingAs === null}
              pagePath={item.path ?? pagePath}
            />
          </div>
        )}
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
      </ItemArticle>
    </PageFrame>
  );
}
