import { isEmptyValue, textsOfValue } from '#features/item-types/contract/field-text.ts';
import { type ItemField, type ItemValueOf, itemValueOf } from '#features/item-types/contract/item-field.ts';
import type { FieldError } from '#platform/contract/calls/errors.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';

export type ItemValues = Record<string, unknown>;

/** Sent values by field id, checked by the type. What is empty is not kept. */
export function readValues(
  fields: readonly ItemField[],
  sent: Readonly<ItemValues>,
): { values: ItemValues; wrong: FieldError[] } {
  const values: ItemValues = {};
  const wrong: FieldError[] = [];
  for (const [id, value] of Object.entries(sent)) {
    const field = fields.find((one) => one.id === id);
    const refuse = (code: string, message: string) => wrong.push({ path: `fields.${id}`, code, message });
    if (field === undefined) refuse('unknown-field', id);
    else if (value !== null) {
      const parsed = itemValueOf[field.kind].safeParse(value);
      if (!parsed.success) refuse('bad-value', parsed.error.issues[0]?.message ?? field.key);
      else if (!fits(field, parsed.data)) refuse('bad-value', field.key);
      else if (!isEmptyValue(field.kind, parsed.data)) values[id] = parsed.data;
    }
  }
  return { values, wrong };
}

/** One where one is asked for, an option that exists, an end that is not before its start. */
function fits({ kind, isMany, options }: ItemField, value: unknown): boolean {
  if (Array.isArray(value) && !isMany && value.length > 1) return false;
  if (kind === 'choice') {
    return (value as ItemValueOf<'choice'>).every((one) => options.some((option) => option.value === one));
  }
  if (kind !== 'period') return true;
  const { start, end } = value as ItemValueOf<'period'>;
  return end === undefined || new Date(end) >= new Date(start);
}

/** A draft may be unfinished; what readers get may not. */
export const missingValues = (fields: readonly ItemField[], values: Readonly<ItemValues>): FieldError[] =>
  fields
    .filter(({ id, kind, isRequired }) => isRequired && isEmptyValue(kind, values[id]))
    .map(({ id, key }) => ({ path: `fields.${id}`, code: 'required', message: key }));

const longestFacet = 200;

/** Values as plain words, to filter by: what one would type behind `meta:<key>=`. */
export function facetsOf(fields: readonly ItemField[], values: Readonly<ItemValues>): Record<string, string[]> {
  const facets: Record<string, string[]> = {};
  for (const field of fields) {
    const value = values[field.id];
    if (isEmptyValue(field.kind, value)) continue;
    const words = wordsOf(field, value).filter((word) => word !== '' && word.length <= longestFacet);
    if (words.length > 0) facets[field.id] = [...new Set(words)];
  }
  return facets;
}

function wordsOf(field: ItemField, value: unknown): string[] {
  switch (field.kind) {
    case 'choice':
      return value as string[];
    case 'person':
    case 'reference':
      return (value as string[]).map((one) => one.toLowerCase());
    case 'number':
    case 'date':
      return [String(value)];
    case 'period':
      return [calendarDay(new Date((value as ItemValueOf<'period'>).start))];
    case 'text':
    case 'place':
      return Object.values(textsOfValue(field, value)).map((text) => text.trim().toLowerCase());
    default:
      return [];
  }
}

/** How what was typed behind `meta:<key>=` is compared; undefined where it cannot be. */
export function facetValue(
  kind: ItemField['kind'],
  operator: 'equal' | 'from' | 'until',
  typed: string,
): { value: string; order: 'number' | 'text' } | undefined {
  const isOrdered = kind === 'number' || kind === 'date' || kind === 'period';
  if (operator !== 'equal' && !isOrdered) return undefined;
  if (kind === 'number') {
    const value = Number(typed);
    return typed.trim() === '' || Number.isNaN(value) ? undefined : { value: String(value), order: 'number' };
  }
  if (isOrdered) return itemValueOf.date.safeParse(typed).success ? { value: typed, order: 'text' } : undefined;
  if (kind === 'choice') return { value: typed, order: 'text' };
  const isFiltered = kind === 'text' || kind === 'place' || kind === 'person' || kind === 'reference';
  return isFiltered ? { value: typed.toLowerCase(), order: 'text' } : undefined;
}
