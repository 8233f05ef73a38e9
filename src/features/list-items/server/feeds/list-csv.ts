import { settingsOf } from '#features/item-types/contract/field-settings.ts';
import type { ItemField } from '#features/item-types/contract/item-field.ts';
import { fieldKinds } from '#field-kinds/kit/server/field-kinds.ts';
import { byteOrderMark, csvLine, csvMoment } from '#platform/contract/files/csv-line.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, isProductLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { ListItem } from '../../contract/list-item.ts';
import en from '../../messages/en.files.json' with { type: 'json' };
import nl from '../../messages/nl.files.json' with { type: 'json' };
import type { ListItemsParts } from '../list-items-parts.ts';
import type { ListReading } from '../listing/list-reading.ts';
import type { FeedAsked, FeedPlace } from './feed-asked.ts';

type CsvParts = Pick<ListItemsParts, 'platform' | 'itemTypes' | 'shippedFileTexts'>;

/** A list for a spreadsheet: all of it, written while it is read, with a column for each field that lists show. */
export const createListCsv =
  ({ platform, itemTypes, shippedFileTexts }: CsvParts, lists: ListReading) =>
  async (viewer: Viewer, guid: string, asked: FeedAsked, { origin }: FeedPlace): Promise<AsyncGenerator<string>> => {
    const { language, ...filter } = asked;
    const { typeIds, batches } = await lists.all(viewer, guid, filter, language);
    const { timeZone } = await platform.locale();
    const types = (await itemTypes.all()).filter((type) => typeIds.has(type.guid));
    const fields = types.flatMap((type) => type.fields.filter(({ isInList }) => isInList));
    const columns = [...new Map(fields.map((field) => [field.key, field])).values()];
    const words = wordsIn(language, shippedFileTexts).listItems.csv;
    const said = (text: StoredText, otherwise: string) =>
      pickLanguage(text, language, defaultLanguage)?.value || otherwise;
    const typeNames = new Map(types.map(({ name, itemName }) => [name, said(itemName, name)]));
    const headings = [
      words.type,
      words.title,
      words.description,
      words.publishedOn,
      words.start,
      words.end,
      ...columns.map(({ label, key }) => said(label, key)),
      words.url,
      words.guid,
    ];
    const lineOf = (item: ListItem): string =>
      csvLine([
        typeNames.get(item.listItemTypeName) ?? item.listItemTypeName,
        item.title,
        item.metadata.description,
        csvMoment(item.publishedOn, timeZone),
        csvMoment(item.metadata['period-start'], timeZone),
        csvMoment(item.metadata['period-end'], timeZone),
        ...columns.map((field) => cellOf(field, item, language)),
        item.path === null ? '' : origin + item.path,
        item.guid,
      ]);
    return (async function* () {
      yield byteOrderMark + csvLine(headings);
      for await (const items of batches) yield items.map(lineOf).join('');
    })();
  };

/** In the list's language, or in Dutch where the product has no words in it. */
const wordsIn = (language: Language, shipped: Readonly<Record<string, unknown>>): typeof nl =>
  isProductLanguage(language) ? { nl, en }[language] : ((shipped[language] as typeof nl | undefined) ?? nl);

function cellOf(field: ItemField, item: ListItem, language: Language): string {
  const value = item.fields[field.key];
  if (value === undefined) return '';
  // A presented item has its words in one language already.
  const stored = isResolved(value) ? { $lang: { [language]: value.value } } : value;
  return fieldKinds.isEmpty(field, stored) ? '' : fieldKinds.text(settingsOf(field), stored, language);
}

const isResolved = (value: unknown): value is { value: unknown } =>
  typeof value === 'object' && value !== null && 'value' in value;
