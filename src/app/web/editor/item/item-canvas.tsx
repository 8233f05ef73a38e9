import { useContext, useMemo } from 'react';
import { BlockArea } from '#blocks/kit/web/block-area.tsx';
import { BlockEditingContext } from '#blocks/kit/web/block-editing-context.ts';
import { PageContext } from '#blocks/kit/web/page-context.ts';
import { isEvent } from '#features/item-types/contract/is-event.ts';
import { itemPageTexts } from '#features/list-items/web/item-page-texts.ts';
import { ItemMeta } from '#features/list-items/web/parts/item/item-meta.tsx';
import { itemBlocks, placeItemBlocks } from '#features/list-items/web/parts/item-page/blocks-of-item.ts';
import { ItemFields, itemTags } from '#features/list-items/web/parts/item-page/item-fields.tsx';
import { ItemPagePicture } from '#features/list-items/web/parts/item-page/item-page-picture.tsx';
import { ItemPhases } from '#features/list-items/web/parts/item-page/item-phases.tsx';
import { itemsTexts } from '#features/list-items/web/parts/views/items-texts.ts';
import { trailOfPage } from '#features/menus/contract/menu-paths.ts';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { useViewTexts } from '#platform/web/content/use-view-texts.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { Density } from '#platform/web/ui/density/density.tsx';
import page from '../../screens/item-page.module.css';
import { useMenu } from '../../shell-data.ts';
import { useSiteApp } from '../../site-app-context.ts';
import { useDrawnPage } from '../../use-drawn-page.ts';
import { useBlockKinds } from '../blocks/block-kinds.ts';
import { CanvasSurface } from '../canvas/canvas-surface.tsx';
import { usePageTexts } from '../canvas/use-page-texts.ts';
import { DeadLinkMarks } from '../checks/dead-link-marks.tsx';
import { createPresentForEditing } from '../present/present-for-editing.ts';
import { useEditor, useUi } from '../state/editor-context.ts';
import { EditableTexts } from '../texts/text-editing.tsx';
import styles from './item-canvas.module.css';
import { useEditedItem, useItem } from './item-target.ts';
import { type PresentedItem, presentItem } from './present-item.ts';

/** The item on its sheet; its fields stand in the drawer. */
export function ItemCanvas() {
  const texts = usePageTexts();
  return (
    <CanvasSurface>
      <Density name="public" className={styles.sheet ?? ''}>
        <EditableTexts texts={texts}>
          <main id="inhoud" tabIndex={-1}>
            <Sheet item={usePresentedItem()} />
          </main>
          <DeadLinkMarks />
        </EditableTexts>
      </Density>
    </CanvasSurface>
  );
}

/** As it is read. */
export const ItemPreview = () => (
  <main>
    <Sheet item={usePresentedItem()} />
  </main>
);

function usePresentedItem(): PresentedItem {
  const { language } = useEditor();
  const { guid, type, answer } = useItem();
  const app = useSiteApp();
  const kinds = useBlockKinds();
  const document = useEditedItem();
  const chosen = useUi((ui) => ui.chosen);
  const typing = useUi((ui) => ui.typing);
  const menu = useMenu().items;
  const present = useMemo(
    () =>
      createPresentForEditing({
        guid,
        language,
        languages: app.locale.languages,
        paths: answer.paths,
        now: new Date(app.now),
        pathOfPage: (asked) => trailOfPage(menu, asked)?.at(-1)?.path ?? undefined,
        defaultsOf: (name) => kinds.get(name)?.defaults ?? {},
      }),
    [app, guid, language, kinds, menu, answer],
  );
  return useMemo(() => {
    // Room for an introduction is always there: every item may have one.
    const open = new Set(['page', ...(typing === null ? chosen : [...chosen, typing])]);
    return presentItem(document, present(document, open), { answer, type, language });
  }, [present, document, chosen, typing, answer, type, language]);
}

/** Drawn by what draws it for readers. What stands beside it there are its fields, and those are not shown twice. */
function Sheet({ item }: { item: PresentedItem }) {
  const { type } = useItem();
  useViewTexts(itemsTexts);
  useViewTexts(itemPageTexts);
  const { picture, main, contact, hasLead } = placeItemBlocks(item);
  const trail = trailOfPage(useMenu().items, item.pageGuid ?? '') ?? [];
  const drawnPage = useDrawnPage({ title: item.title, blocks: [main, contact], trail });
  const [first] = itemBlocks(item);
  const Root = useContext(BlockEditingContext)?.Root;
  const isShownBelow =
    picture === undefined && main.some(({ options }) => JSON.stringify(options).includes(item.image?.imageGuid ?? '-'));
  const above = <ItemPagePicture item={item} caption={picture?.caption} isShownBelow={isShownBelow} />;
  const { title, description } = item.texts;
  return (
    <article className={page.item}>
      <div className={`wrap ${page.head}`}>
        <h1 className={page.title} {...inLanguage(item.titleLang)}>
          <Text of={title} />
        </h1>
        <ItemMeta
          item={{ ...item, ...itemTags({ item, type }), support: undefined }}
          showDate
          hasWeekday={isEvent(type)}
        />
      </div>
      {picture !== undefined && first !== undefined && Root !== undefined ? (
        <Root block={first} element="div">
          {above}
        </Root>
      ) : (
        above
      )}
      <div className={`wrap ${page.columns} ${page.main}`}>
        {isFilled(description) && !hasLead && (
          <p className={page.lead} {...inLanguage(item.metadata.descriptionLang)}>
            <Text of={description} />
          </p>
        )}
        <ItemPhases item={item} type={type} />
        <ItemFields item={item} type={type} />
        <PageContext value={drawnPage}>
          <BlockArea area="main" blocks={main} isFirst={item.image === null || isShownBelow} canManage />
          {contact.length > 0 && <BlockArea area="side" blocks={contact} isFirst={false} canManage />}
        </PageContext>
      </div>
    </article>
  );
}
