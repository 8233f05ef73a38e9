import { settingsOf } from '#features/item-types/contract/field-settings.ts';
import type { ItemField } from '#features/item-types/contract/item-field.ts';
import { byteOrderMark, csvLine } from '#features/users/contract/csv-line.ts';
import { fieldKinds } from '#field-kinds/kit/server/field-kinds.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { ListItem } from '../contract/list-item.ts';
import type { FeedAsked, FeedPlace } from './feed-asked.ts';
import type { ListItemsParts } from './list-items-parts.ts';
import type { ListReading } from './list-reading.ts';

const heads = ['guid', 'type', 'title', 'description', 'publishedOn', 'period-start', 'period-end', 'url'];

/** A list for a spreadsheet: all of it, written while it is read, with a column for each field that lists show. */
export const createListCsv =
  ({ itemTypes }: Pick<ListItemsParts, 'itemTypes'>, lists: ListReading) =>
  async (viewer: Viewer, guid: string, asked: FeedAsked, { origin }: FeedPlace): Promise<AsyncGenerator<string>> => {
    const { language, ...filter } = asked;
    const { typeIds, batches } = await lists.all(viewer, guid, filter, language);
    const types = (await itemTypes.all()).filter((type) => typeIds.has(type.guid));
    const fields = types.flatMap((type) => type.fields.filter(({ isInList }) => isInList));
    const columns = [...new Map(fields.map((field) => [field.key, field])).values()];
    const labels = columns.map(({ label, key }) => pickLanguage(label, language, defaultLanguage)?.value || key);
    const lineOf = (item: ListItem): string =>
      csvLine([
        item.guid,
        item.listItemTypeName,
        item.title,
        item.metadata.description,
        item.publishedOn,
        item.metadata['period-start'] ?? '',
        item.metadata['period-end'] ?? '',
        item.path === null ? '' : origin + item.path,
        ...columns.map((field) => cellOf(field, item, language)),
      ]);
    return (async function* () {
      yield byteOrderMark + csvLine([...heads, ...labels]);
      for await (const items of batches) yield items.map(lineOf).join('');
    })();
  };

function cellOf(field: ItemField, item: ListItem, language: Language): string {
  const value = item.fields[field.key];
  if (value === undefined) return '';
  // A presented item has its words in one language already.
  const stored = isResolved(value) ? { $lang: { [language]: value.value } } : value;
  return fieldKinds.isEmpty(field, stored) ? '' : fieldKinds.text(settingsOf(field), stored, language);
}

const isResolved = (value: unknown): value is { value: unknown } =>
  typeof value === 'object' && value !== null && 'value' in value;
