import type { ItemType } from '#features/item-types/contract/item-type.ts';
import type { EditedItem } from '#features/list-items/contract/editing/edited-item.ts';
import type { ContentBlock, ListItemDetail } from '#features/list-items/contract/list-item.ts';
import { areas } from '#features/pages/contract/page-layout.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { LocalizedText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { resolveForEditing } from '#platform/contract/texts/resolve-for-editing.ts';
import type { EditedPage } from '../present/present-for-editing.ts';

export interface PresentedItem extends ListItemDetail {
  /** They know where they are written. */
  texts: { title: LocalizedText; description: LocalizedText };
}

interface Around {
  answer: ListItemDetail;
  type: ItemType;
  language: Language;
}

/**
 * What is written of an item as its readers would get it. `page` is the same document as a page that is being edited. What
 * is known on the server alone, such as the titles of other items, is as it was there.
 */
export function presentItem(document: EditedItem, page: EditedPage, { answer, type, language }: Around): PresentedItem {
  const { item } = document;
  const blocks = contentBlocks(page);
  return {
    ...answer,
    title: page.title,
    titleLang: page.titleLang,
    texts: page.texts ?? { title: { value: page.title }, description: { value: page.description } },
    metadata: {
      ...answer.metadata,
      description: page.description,
      'period-start': item['period-start'],
      'period-end': item['period-end'],
      highlight: item.highlight,
    },
    fields: presentFields(document, { answer, type, language }),
    choices: chosenWords(document, type, language),
    contentBuildingBlockInstances: blocks,
    image: imageOf(blocks) ?? imageOfFields(document, answer),
  };
}

const contentBlocks = ({ buildingBlockInstances }: EditedPage): ContentBlock[] =>
  buildingBlockInstances
    .toSorted(
      (one, other) =>
        areas.indexOf(one.layoutPosition) - areas.indexOf(other.layoutPosition) || one.sortId - other.sortId,
    )
    .map(({ guid, buildingBlockName, options, heading }) => ({
      guid,
      buildingBlockName,
      content: options,
      ...(heading !== undefined && { heading }),
    }));

type Fields = ListItemDetail['fields'];

/** By key. What refers to others is named by the server: those that were chosen just now come with the next answer. */
function presentFields({ item }: EditedItem, { answer, type, language }: Around): Fields {
  const shown: Fields = {};
  for (const { id, key, kind } of type.fields) {
    const value = item.fields[id];
    if (value === undefined || value === null) continue;
    const named = answer.fields[key];
    if (kind === 'reference' || kind === 'person') {
      if (Array.isArray(named)) {
        shown[key] = named.filter((one) => Array.isArray(value) && value.some((guid) => guid === guidOf(one)));
      }
      continue;
    }
    const at = { block: null, path: ['item', 'fields', id], language, fallback: defaultLanguage, isOpen: () => false };
    shown[key] = resolveForEditing(value, at) as Fields[string];
  }
  return shown;
}

const guidOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'guid' in value ? value.guid : value;

function chosenWords({ item }: EditedItem, type: ItemType, language: Language): ListItemDetail['choices'] {
  const chosen: ListItemDetail['choices'] = {};
  for (const { id, key, options } of type.fields) {
    const value = item.fields[id];
    if (!Array.isArray(value) || options.length === 0) continue;
    chosen[key] = value.map((one) => {
      const label = options.find((option) => option.value === one)?.label;
      return (label && pickLanguage(label, language, defaultLanguage)) ?? { value: String(one) };
    });
  }
  return chosen;
}

/** §3: of the first block that is a picture. */
function imageOf(blocks: readonly ContentBlock[]): ListItemDetail['image'] | undefined {
  const content = blocks.find((block) => typeof block.content.imageGuid === 'string')?.content;
  if (content === undefined) return undefined;
  const image = content as NonNullable<ListItemDetail['image']>;
  const { imageGuid, darkImageGuid, alt, width, height, focalPoint, crop } = image;
  return {
    imageGuid,
    ...(darkImageGuid !== undefined && { darkImageGuid }),
    ...(alt !== undefined && { alt }),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(focalPoint !== undefined && { focalPoint }),
    ...(crop !== undefined && { crop }),
  };
}

/** That of a field stays as long as the field has it, as it is shown there by now. */
function imageOfFields({ item }: EditedItem, { image }: ListItemDetail): ListItemDetail['image'] {
  if (image === null) return null;
  const now = Object.values(item.fields)
    .flatMap((value) => (Array.isArray(value) ? (value as Partial<typeof image>[]) : []))
    .find((one) => one?.imageGuid === image.imageGuid);
  if (now === undefined) return null;
  const { focalPoint: _, crop: __, ...whole } = image;
  return {
    ...whole,
    ...(now.focalPoint !== undefined && { focalPoint: now.focalPoint }),
    ...(now.crop !== undefined && { crop: now.crop }),
  };
}
