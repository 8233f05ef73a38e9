import { z } from 'zod';

/**
 * What a value stands for, where its schema alone (a guid, a word) cannot say it; a form that is made from the schema asks
 * for it accordingly. `in-place`: it is changed on the page itself and no form asks for it. `key`: made with the entry that it
 * names. `day-bound`: a day, or one that moves along with today.
 */
export type Meaning =
  | 'cents'
  | 'day-bound'
  | 'expression'
  | 'form'
  | 'icon'
  | 'in-place'
  | 'item'
  | 'item-field'
  | 'item-type'
  | 'key'
  | 'language'
  | 'list-block'
  | 'profile-field'
  | 'role'
  | 'several-lines'
  | 'shared-part'
  | 'sort-order'
  | 'time';

const meanings = z.registry<{ meaning: Meaning }>();

/** The same schema with a meaning; the one that was given keeps its own. */
export function meaning<Schema extends z.ZodType>(schema: Schema, what: Meaning): Schema {
  const marked = schema.clone();
  meanings.add(marked, { meaning: what });
  return marked;
}

export const meaningOf = (schema: z.core.$ZodType): Meaning | undefined => meanings.get(schema as z.ZodType)?.meaning;
