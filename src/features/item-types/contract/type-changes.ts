import type { FieldError } from '#platform/contract/calls/errors.ts';
import type { ItemField } from './item-field.ts';
import type { ConversionPreview } from './item-type.ts';

export interface FieldChange {
  id: string;
  change: ConversionPreview['fields'][number]['change'];
  before?: ItemField;
  after?: ItemField;
}

/** What is wrong with the fields of a type, as it would become. Ids and keys stay: values, filters and feeds hang on them. */
export function wrongFields(fields: readonly ItemField[], before: readonly ItemField[] = []): FieldError[] {
  const wrong: FieldError[] = [];
  const refuse = (index: number, part: string, code: string, message: string) =>
    wrong.push({ path: `body.fields.${index}.${part}`, code, message });
  const ids = new Set<string>();
  const keys = new Set<string>();
  for (const [index, field] of fields.entries()) {
    if (ids.has(field.id)) refuse(index, 'id', 'taken', field.id);
    if (keys.has(field.key)) refuse(index, 'key', 'taken', field.key);
    if (reservedKeys.includes(field.key)) refuse(index, 'key', 'reserved', field.key);
    const known = before.find(({ id }) => id === field.id);
    if (known !== undefined && known.key !== field.key) refuse(index, 'key', 'fixed', known.key);
    const values = field.options.map(({ value }) => value);
    const twice = values.find((value, at) => values.indexOf(value) !== at);
    if (twice !== undefined) refuse(index, 'options', 'taken', twice);
    ids.add(field.id);
    keys.add(field.key);
  }
  return wrong;
}

/** `meta:` names of the values that every item has (§7). */
export const reservedKeys: readonly string[] = [
  'period-start',
  'period-end',
  'published-on',
  'highlight',
  'description',
];

/** Only what does something to items that exist: a label is free. */
export function fieldChanges(before: readonly ItemField[], after: readonly ItemField[]): FieldChange[] {
  const changes: FieldChange[] = [];
  for (const field of after) {
    const known = before.find(({ id }) => id === field.id);
    if (known === undefined) {
      changes.push({ id: field.id, change: 'added', after: field });
      continue;
    }
    const change = changeOf(known, field);
    if (change !== undefined) changes.push({ id: field.id, change, before: known, after: field });
  }
  for (const field of before) {
    if (!after.some(({ id }) => id === field.id)) changes.push({ id: field.id, change: 'removed', before: field });
  }
  return changes;
}

function changeOf(before: ItemField, after: ItemField): FieldChange['change'] | undefined {
  if (before.kind !== after.kind || (before.isMany && !after.isMany)) return 'converted';
  if (before.options.some(({ value }) => !after.options.some((option) => option.value === value))) return 'options';
  return after.isRequired && !before.isRequired ? 'required' : undefined;
}
