import { settingsOf } from '#features/item-types/contract/field-settings.ts';
import type { ItemField } from '#features/item-types/contract/item-field.ts';
import { fieldKinds } from '#field-kinds/kit/server/field-kinds.ts';
import type { FieldError } from '#platform/contract/calls/errors.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';

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
    else {
      const checked = fieldKinds.check(settingsOf(field), value);
      if (checked.fault !== undefined) refuse('bad-value', checked.fault);
      else if (checked.value !== null) values[id] = checked.value;
    }
  }
  return { values, wrong };
}

/** A draft may be unfinished; what readers get may not. */
export const missingValues = (fields: readonly ItemField[], values: Readonly<ItemValues>): FieldError[] =>
  fields
    .filter((field) => field.isRequired && fieldKinds.isEmpty(field, values[field.id]))
    .map(({ id, key }) => ({ path: `fields.${id}`, code: 'required', message: key }));

const longestFacet = 200;

/** Values as plain words, to filter by: what one would type behind `meta:<key>=`. */
export function facetsOf(
  fields: readonly ItemField[],
  values: Readonly<ItemValues>,
  timeZone: TimeZone,
): Record<string, string[]> {
  const facets: Record<string, string[]> = {};
  for (const field of fields) {
    const value = values[field.id];
    const filter = fieldKinds.filterOf(field);
    if (filter === undefined || fieldKinds.isEmpty(field, value)) continue;
    const all = filter.words(value, settingsOf(field), timeZone);
    const words = all.filter((word) => word !== '' && word.length <= longestFacet);
    if (words.length > 0) facets[field.id] = [...new Set(words)];
  }
  return facets;
}

type Operator = 'equal' | 'from' | 'until';

/** What was typed behind `meta:<key>=`, as it is compared; nothing where it cannot be. */
export function facetValues(
  kind: string,
  operator: Operator,
  typed: string,
): { value: string; order: 'number' | 'text' }[] {
  const filter = fieldKinds.filterOf({ kind });
  if (filter === undefined || (operator !== 'equal' && filter.order === undefined)) return [];
  // Several choices mean one of them; in a text, a comma is a comma.
  const asked = filter.isCommaList ? typed.split(',').map((one) => one.trim()) : [typed];
  return asked.flatMap((one) => {
    const value = filter.typed(one);
    return value === undefined ? [] : [{ value, order: filter.order ?? 'text' }];
  });
}
