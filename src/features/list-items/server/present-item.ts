import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { fieldKinds } from '#field-kinds/kit/server/field-kinds.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { resolveLanguage } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { draftLanguages, withoutLanguages } from '#platform/contract/texts/translation.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import { itemPath } from '../contract/item-path.ts';
import { itemState } from '../contract/item-state.ts';
import type { ContentBlock, ListItem } from '../contract/list-item.ts';
import { asBlock, type CardImage, type ContentBlocks } from './item-document.ts';
import type { ItemValues } from './item-values.ts';
import type { CardRow, ItemRow } from './items.repository.ts';

export interface Shown {
  language: Language;
  now: Date;
  timeZone: TimeZone;
  types: readonly ItemType[];
  /** Of the page that the list is on, in this language. */
  pagePath: string | undefined;
  canEdit: boolean;
}

/** No more than a list shows, in one language; a language that is still a draft is as if it were not there. */
export function presentCard(row: CardRow, { language, now, timeZone, types, pagePath, canEdit }: Shown): ListItem {
  const { drafts, fields, image } = row.card;
  const title = pickLanguage(withoutLanguages(row.title, drafts), language, defaultLanguage);
  const description = pickLanguage(withoutLanguages(row.description, drafts), language, defaultLanguage);
  const type = types.find(({ guid }) => guid === row.typeId);
  const shownImage = presentImage(image, drafts, language);
  return {
    guid: row.id,
    shortId: row.shortId,
    title: title?.value ?? '',
    ...(title?.lang === undefined ? {} : { titleLang: title.lang }),
    listItemTypeName: type?.name ?? '',
    parentGuids: row.parentIds,
    metadata: {
      description: description?.value ?? '',
      ...(description?.lang === undefined ? {} : { descriptionLang: description.lang }),
      'period-start': row.periodStart?.toISOString() ?? null,
      'period-end': row.periodEnd?.toISOString() ?? null,
      highlight: row.isHighlighted,
    },
    publishedOn: row.publishedOn.toISOString(),
    state: itemState(row, now, timeZone),
    image: shownImage,
    ...(shownImage === null || image?.block === undefined
      ? {}
      : { contentBuildingBlockInstances: [{ ...image.block, content: shownImage }] }),
    fields: presentValues(withoutLanguages(fields, drafts), type, language),
    choices: choicesOf(withoutLanguages(fields, drafts), type, language),
    ...(row.isSticky && { isSticky: true }),
    path:
      pagePath === undefined || type?.features.hasDetail === false
        ? null
        : itemPath(pagePath, { id: row.shortId, title: title?.value ?? '' }),
    can: { edit: canEdit, delete: canEdit },
  };
}

function presentImage(image: CardImage | null, drafts: string[], language: Language): ListItem['image'] {
  if (image === null) return null;
  const { alt, block: _, ...rest } = image;
  const words = alt && pickLanguage(withoutLanguages(alt, drafts), language, defaultLanguage);
  return { ...rest, ...(words === undefined || words.value === '' ? {} : { alt: words }) };
}

/** By key, in the reader's language; values of fields that the type no longer has stay where they are. */
export function presentValues(values: ItemValues, type: ItemType | undefined, language: Language): ListItem['fields'] {
  const shown: ListItem['fields'] = {};
  for (const { id, key } of type?.fields ?? []) {
    const value = values[id];
    if (value === undefined) continue;
    shown[key] = resolveLanguage(value, language, defaultLanguage) as ListItem['fields'][string];
  }
  return shown;
}

/** So that a list can be drawn without its types. */
function choicesOf(values: ItemValues, type: ItemType | undefined, language: Language): ListItem['choices'] {
  const chosen: ListItem['choices'] = {};
  for (const { id, key, kind, options } of type?.fields ?? []) {
    const value = values[id];
    if (!Array.isArray(value) || !fieldKinds.kindOf({ kind }).hasOptions) continue;
    chosen[key] = value.map((one) => {
      const label = options.find((option) => option.value === one)?.label;
      return (label && pickLanguage(label, language, defaultLanguage)) ?? { value: String(one) };
    });
  }
  return chosen;
}

/** Who edits gets a block that we do not know, to be told of it; readers do not. */
export function presentBlocks(
  { document }: Pick<ItemRow, 'document'>,
  blocks: ContentBlocks,
  { language, canEdit }: Pick<Shown, 'language' | 'canEdit'>,
): ContentBlock[] {
  const drafts = draftLanguages(document.translations);
  return document.blocks.flatMap((block) => {
    const content = blocks.readOptions(asBlock(block)) ?? (canEdit ? {} : undefined);
    if (content === undefined) return [];
    const heading = pickLanguage(withoutLanguages(block.heading, drafts), language, defaultLanguage);
    return {
      guid: block.guid,
      buildingBlockName: block.buildingBlockName,
      content: resolveLanguage(withoutLanguages(content, drafts), language, defaultLanguage) as Record<string, unknown>,
      ...(heading === undefined || heading.value === '' ? {} : { heading }),
    };
  });
}

/** The languages that readers get its title in. */
export const languagesOf = (row: CardRow, languages: readonly Language[]): Language[] =>
  languages.filter((language) => (withoutLanguages(row.title, row.card.drafts).$lang[language] ?? '') !== '');

/** Its address in each language that it and its page have. */
export function pathsOf(row: CardRow, pagePaths: Record<string, string>): Record<string, string> {
  const paths: Record<string, string> = {};
  for (const language of languagesOf(row, Object.keys(pagePaths) as Language[])) {
    const pagePath = pagePaths[language];
    if (pagePath === undefined) continue;
    const title = pickLanguage(row.title, language, defaultLanguage)?.value ?? '';
    paths[language] = itemPath(pagePath, { id: row.shortId, title });
  }
  return paths;
}
