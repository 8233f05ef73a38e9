import type { ReactNode } from 'react';
import { BlockArea } from '#blocks/kit/web/block-area.tsx';
import { PageContext } from '#blocks/kit/web/page-context.ts';
import { IdeaStory } from '#features/ideas/web/parts/idea-story.tsx';
import { IdeaTools } from '#features/ideas/web/parts/idea-tools.tsx';
import { SupportPanel } from '#features/item-support/web/parts/support-panel.tsx';
import { supportTexts } from '#features/item-support/web/parts/support-texts.ts';
import { isEvent } from '#features/item-types/contract/is-event.ts';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { statusField } from '#features/item-types/contract/status-field.ts';
import type { ListItemDetail } from '#features/list-items/contract/list-item.ts';
import { itemPageTexts } from '#features/list-items/web/item-page-texts.ts';
import { ItemMeta } from '#features/list-items/web/parts/item/item-meta.tsx';
import { placeItemBlocks } from '#features/list-items/web/parts/item-page/blocks-of-item.ts';
import { ItemAside } from '#features/list-items/web/parts/item-page/item-aside.tsx';
import { ItemFields, itemTags } from '#features/list-items/web/parts/item-page/item-fields.tsx';
import { ItemPagePicture } from '#features/list-items/web/parts/item-page/item-page-picture.tsx';
import { ItemPhases } from '#features/list-items/web/parts/item-page/item-phases.tsx';
import { itemsTexts } from '#features/list-items/web/parts/views/items-texts.ts';
import type { MenuItem } from '#features/menus/contract/menu.ts';
import { type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { isFilled } from '#platform/web/content/localized.tsx';
import { useViewTexts } from '#platform/web/content/use-view-texts.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSiteApp } from '../site-app-context.ts';
import { useDrawnPage } from '../use-drawn-page.ts';
import { ItemContents } from './item-contents.tsx';
import styles from './item-page.module.css';

/** Who reads it, as far as it shows. */
export interface ItemReader {
  isSignedIn: boolean;
  /** May vote, and knows who joined. */
  isMember: boolean;
  isActive: boolean;
}

interface ItemArticleProps {
  item: ListItemDetail;
  type: ItemType | undefined;
  /** Of the page of its list. */
  trail: readonly MenuItem[];
  pagePath: string;
  reader: ItemReader;
  /** For who may change it. */
  tools?: ReactNode;
  /** Signing up for it, where one can. */
  signUp?: ReactNode;
  /** Below it: others like it, and the way back. */
  children?: ReactNode;
}

/** To sign in, and back here. */
const signInPath = (here: string, language: Language): string =>
  withLanguagePrefix(`/login?returnTo=${encodeURIComponent(here)}`, language);

/** An item as it is read by itself, on its page and in a preview of that. */
export function ItemArticle({ item, type, trail, pagePath, reader, tools, signUp, children }: ItemArticleProps) {
  const { t } = useTranslation();
  const { origin, language } = useSiteApp();
  useViewTexts(itemsTexts);
  useViewTexts(itemPageTexts);
  useViewTexts(supportTexts);
  const { picture, main, contact, hasLead } = placeItemBlocks(item);
  const isShownBelow =
    picture === undefined && main.some(({ options }) => JSON.stringify(options).includes(item.image?.imageGuid ?? '-'));
  // Whom to ask has a heading, whether or not somebody wrote one.
  const asked = contact.map((block) =>
    isFilled(block.heading) ? block : { ...block, heading: { value: t('listItems.questions') } },
  );
  const page = useDrawnPage({ title: item.title, blocks: [main, contact], trail });
  // A form on it is sent for it, and closes with it.
  const isOver = item.state === 'expired' || item.state === 'unpublished';
  const drawnPage = { ...page, item: { guid: item.guid, isOver } };
  return (
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
        <div className={styles.tools}>{tools}</div>
      </div>
      <ItemPagePicture item={item} caption={picture?.caption} isShownBelow={isShownBelow} />
      <div className={`wrap grid ${styles.columns}`} data-layout="75-25">
        <div data-area="main" className={styles.main}>
          {item.metadata.description !== '' && !hasLead && (
            <p className={styles.lead} {...inLanguage(item.metadata.descriptionLang)}>
              {item.metadata.description}
            </p>
          )}
          {signUp === undefined && (
            <SupportPanel
              item={item}
              isSignedIn={reader.isSignedIn}
              isMember={reader.isMember}
              signInHref={signInPath(item.path ?? pagePath, language)}
              supporters={type?.features.supporters ?? 'Users'}
              pagePath={item.path ?? pagePath}
            />
          )}
          {statusField(type) && <IdeaStory guid={item.guid} />}
          {statusField(type) && <IdeaTools item={item} canEdit={item.can.edit} isMember={reader.isMember} />}
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
          {signUp}
        </div>
        <div data-area="side">
          <ItemAside item={item} type={type} origin={origin} isMember={reader.isActive}>
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
      {children}
    </article>
  );
}
