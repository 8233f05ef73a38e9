import { settingsOf } from '#features/item-types/contract/field-settings.ts';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { type EntriesIn, entriesInLanguages, type SearchRole } from '#features/search/contract/search-entries.ts';
import { fieldKinds } from '#field-kinds/kit/server/field-kinds.ts';
import type { SocialImage } from '#platform/contract/files/picture.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { draftLanguages, type Translations, withoutLanguages } from '#platform/contract/texts/translation.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import type { ItemPart } from '../contract/item-part.ts';
import type { StoredContentBlock } from '../contract/list-item.ts';
import { facetsOf, type ItemValues } from './item-values.ts';

type BlockContent = { buildingBlockName: string; version: number; options: Record<string, unknown> };

/** What items must know of blocks; the app hands it in. */
export interface ContentBlocks {
  isKnown(name: string): boolean;
  readOptions(block: BlockContent): Record<string, unknown> | undefined;
  socialImage(block: BlockContent): SocialImage | undefined;
  searchText(block: BlockContent, language: string): string[];
  /** What that text is. */
  searchRole(block: BlockContent): SearchRole;
  /** What the form of an item can fill. */
  itemParts: readonly ItemPart[];
  /** A block that shows this form; undefined where no block does. */
  showingForm(
    formGuid: string,
  ): { buildingBlockName: string; version: number; content: Record<string, unknown> } | undefined;
  /** Only admins may place or change it. */
  isForAdmins(name: string): boolean;
  /** Whoever else a reader of the block deals with (product.md §1.6). */
  vendors(block: BlockContent): string[];
}

/** What is stored of an item besides what a list sorts or filters by. */
export interface ItemDocument {
  fields: ItemValues;
  blocks: StoredContentBlock[];
  translations: Translations;
}

export interface CardImage extends SocialImage {
  /** Of an Image block: the same in the dark. */
  darkImageGuid?: string;
  alt?: StoredText;
  width?: number;
  height?: number;
  /** Of which block it is, when it is the whole content of one (§3). */
  block?: { guid: string; buildingBlockName: string };
}

/** What a list shows of an item besides its title, description and dates. */
export interface ItemCard {
  image: CardImage | null;
  fields: ItemValues;
  drafts: string[];
}

export interface WrittenItem {
  title: StoredText;
  description: StoredText;
  document: ItemDocument;
}

/** §3: an item's block says `content` where the block itself knows `options`. */
export const asBlock = ({ buildingBlockName, version, content }: StoredContentBlock): BlockContent => ({
  buildingBlockName,
  version,
  options: content,
});

export function cardOf({ document }: WrittenItem, type: ItemType, blocks: ContentBlocks): ItemCard {
  const shown = type.fields.filter(({ id, isInList }) => isInList && document.fields[id] !== undefined);
  return {
    image: imageOf(document, type, blocks),
    fields: Object.fromEntries(shown.map(({ id }) => [id, document.fields[id]])),
    drafts: draftLanguages(document.translations),
  };
}

/** Of the first block that has one, else of the first field. */
function imageOf({ blocks: written, fields }: ItemDocument, type: ItemType, blocks: ContentBlocks): CardImage | null {
  for (const block of written) {
    const image = blocks.socialImage(asBlock(block));
    if (image !== undefined) return { ...image, ...detailsOf(image.imageGuid, block) };
  }
  for (const { id, kind } of type.fields) {
    const { picture } = fieldKinds.kindOf({ kind });
    const first = fieldKinds.isEmpty({ kind }, fields[id]) ? undefined : picture?.(fields[id]);
    if (first !== undefined) return first;
  }
  return null;
}

/** §3: `imageGuid` and `alt` of an Image block are its content's own. */
function detailsOf(imageGuid: string, { guid, buildingBlockName, content }: StoredContentBlock): Partial<CardImage> {
  if (content.imageGuid !== imageGuid) return {};
  const alt = StoredText.safeParse(content.alt);
  return {
    block: { guid, buildingBlockName },
    ...(typeof content.darkImageGuid === 'string' ? { darkImageGuid: content.darkImageGuid } : {}),
    ...(alt.success ? { alt: alt.data } : {}),
    ...(typeof content.width === 'number' ? { width: content.width } : {}),
    ...(typeof content.height === 'number' ? { height: content.height } : {}),
  };
}

export const vendorsOf = ({ document }: WrittenItem, blocks: ContentBlocks): string[] => [
  ...new Set(document.blocks.flatMap((block) => blocks.vendors(asBlock(block)))),
];

export const facetsOfItem = ({ document }: WrittenItem, type: ItemType, timeZone: TimeZone): Record<string, string[]> =>
  facetsOf(type.fields, withoutLanguages(document.fields, draftLanguages(document.translations)), timeZone);

const longestSearchText = 2000;

/** Title and description in every language that readers get. */
export function searchWordsOf({ title, description, document }: WrittenItem): string {
  const drafts = draftLanguages(document.translations);
  const texts = [title, description].flatMap(({ $lang }) => Object.values(withoutLanguages({ $lang }, drafts).$lang));
  return texts
    .filter((words) => words !== undefined && words !== '')
    .join('\n')
    .slice(0, longestSearchText);
}

/** What the item is found by on the whole site, in each language. */
export function searchEntriesOf(item: WrittenItem, type: ItemType, blocks: ContentBlocks): EntriesIn {
  const drafts = draftLanguages(item.document.translations);
  const { title, description, document } = withoutLanguages(
    { title: item.title, description: item.description, document: item.document },
    drafts,
  );
  return entriesInLanguages(title, (language) => {
    const lead = [pickLanguage(description, language, defaultLanguage)?.value ?? ''];
    const all = [...lead];
    const captions: string[] = [];
    for (const field of type.fields) {
      if (fieldKinds.isEmpty(field, document.fields[field.id])) continue;
      const texts = fieldKinds.searchTexts(settingsOf(field), document.fields[field.id]);
      all.push(pickLanguage({ $lang: texts }, language, defaultLanguage)?.value ?? '');
    }
    for (const block of document.blocks) {
      const heading = pickLanguage(block.heading, language, defaultLanguage)?.value ?? '';
      const lines = blocks.searchText(asBlock(block), language);
      const isCaption = blocks.searchRole(asBlock(block)) === 'caption';
      lead.push(heading);
      all.push(heading, ...(isCaption ? [] : lines));
      if (isCaption) captions.push(...lines);
    }
    return { lead, all, captions };
  });
}
