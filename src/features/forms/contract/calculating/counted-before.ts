import type { FormDocument, FormField, InnerField } from '../form-document.ts';

/** A group with the questions in it: a calculation may count with all answers to one of them. */
const flat = (fields: readonly FormField[]): InnerField[] => fields.flatMap((field) => [field, ...field.fields]);

/** What a calculation in this field may count with: everything that is read before it, of its own group as far as it goes. */
export function countedBefore({ fields }: Pick<FormDocument, 'fields'>, id: string): InnerField[] {
  const at = fields.findIndex((field) => field.id === id || field.fields.some((inner) => inner.id === id));
  const own = fields[at]?.fields ?? [];
  const place = own.findIndex((inner) => inner.id === id);
  return [...flat(fields.slice(0, Math.max(at, 0))), ...own.slice(0, Math.max(place, 0))];
}
