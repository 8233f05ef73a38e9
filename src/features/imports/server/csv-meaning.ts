import { settingsOf } from '#features/item-types/contract/field-settings.ts';
import type { ItemField } from '#features/item-types/contract/item-field.ts';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import type { FieldSettings } from '#field-kinds/kit/contract/field-kind.ts';
import { fieldKinds } from '#field-kinds/kit/server/field-kinds.ts';
import { badRequest } from '#platform/contract/calls/errors.ts';
import type { PlatformLocale } from '#platform/contract/texts/language.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import { type CsvTarget, type OfferedColumn, offeredColumns, recogniseColumns } from '../contract/csv/csv-columns.ts';
import type { CsvMeaning } from '../contract/imports.ts';

const asTyped: FieldSettings = { kind: 'text', options: [], isTranslated: true };

/** Kinds that can be read from words; pictures and files come by columns of their own, people and items by none. */
const isReadable = ({ kind }: ItemField): boolean => {
  const { fromText, fromTexts } = fieldKinds.kindOf({ kind });
  return fromText !== undefined || fromTexts !== undefined;
};

export function columnsFor(
  target: CsvTarget,
  type: ItemType | undefined,
  { languages }: PlatformLocale,
): OfferedColumn[] {
  const fields = (type?.fields ?? []).filter(isReadable).map(({ key, kind, label }) => ({
    key,
    label,
    isTranslated: fieldKinds.kindOf({ kind }).fromTexts !== undefined,
  }));
  return offeredColumns({ target, fields, hasPeriod: type?.features.hasPeriod ?? false, languages });
}

/** What a field of the type keeps of words in some languages; undefined when it cannot. */
export function fieldValueOf(
  type: ItemType | undefined,
  timeZone: TimeZone,
): (key: string, texts: Readonly<Record<string, string>>) => unknown {
  return (key, texts) => {
    const field = type?.fields.find((one) => one.key === key);
    if (field === undefined) return undefined;
    const settings = settingsOf(field);
    const { value, isWhole } = fieldKinds.convert({ $lang: texts }, asTyped, settings, timeZone);
    if (value === undefined || !isWhole) return undefined;
    return fieldKinds.check(settings, value).value ?? undefined;
  };
}

/** What each column holds: as it was said, or as it is called. What is said must be possible, and each thing once. */
export function meantColumns(
  headings: readonly string[],
  said: CsvMeaning['columns'],
  offered: readonly OfferedColumn[],
  { languages }: PlatformLocale,
): (string | null)[] {
  if (said === undefined) return recogniseColumns(headings, offered, languages);
  const ids = said.filter((id) => id !== null);
  const isPossible = ids.every((id) => offered.some((one) => one.id === id));
  if (said.length !== headings.length || !isPossible || new Set(ids).size !== ids.length) {
    throw badRequest('import-bad-columns');
  }
  return said;
}

/** Pages hang below each other; what has a day and no place is news. */
export function guessTarget(headings: readonly string[], locale: PlatformLocale): CsvTarget {
  const found = recogniseColumns(headings, columnsFor('page', undefined, locale), locale.languages);
  return found.includes('date') && !found.includes('parent') ? 'item' : 'page';
}
