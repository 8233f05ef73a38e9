import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import type { OptionField } from '#platform/contract/options/option-field.ts';

export interface EntryMaker {
  /** yyyy-mm-dd, on the platform's calendar. */
  today: string;
  newKey(): string;
}

type Entry = { [key: string]: JsonValue };

/**
 * An entry that its schema accepts, with as little in it as can be: what may be absent is, and what must be there
 * is something that shows that it is still to be chosen.
 */
export function newEntry(fields: readonly OptionField[], maker: EntryMaker): Entry {
  const entry: Entry = {};
  for (const field of fields) {
    if (field.isOptional === true) continue;
    const value = field.default ?? emptyValue(field, maker);
    if (value !== undefined) entry[field.name] = value;
  }
  return entry;
}

function emptyValue(field: OptionField, maker: EntryMaker): JsonValue | undefined {
  switch (field.kind) {
    case 'text':
    case 'rich-text':
    case 'markup':
      return { $lang: {} };
    case 'list':
    case 'choices':
      return [];
    case 'reference':
      return field.isMany ? [] : undefined;
    case 'choice':
    case 'icon':
      return field.values[0];
    case 'href':
      return '/';
    case 'date':
      return maker.today;
    case 'moment':
      return `${maker.today}T12:00:00Z`;
    case 'time':
      return field.name === 'until' ? '17:00' : '09:00';
    case 'number':
      return field.min ?? 0;
    case 'switch':
      return false;
    case 'line':
    case 'day-bound':
    case 'expression':
      return '';
    case 'cents':
      return 0;
    case 'key':
      return maker.newKey();
    case 'object':
      return newEntry(field.fields, maker);
    case 'picture':
    case 'asset':
    case 'other':
      return undefined;
  }
}

/** A row of cells is as long as the one before it. */
export function entryLike(before: unknown, fields: readonly OptionField[], maker: EntryMaker): Entry {
  const entry = newEntry(fields, maker);
  const [only] = fields;
  if (fields.length !== 1 || only?.kind !== 'list') return entry;
  const cells = typeof before === 'object' && before !== null ? (before as Entry)[only.name] : undefined;
  if (!Array.isArray(cells)) return entry;
  return { [only.name]: cells.map(() => newEntry(only.fields, maker)) };
}
