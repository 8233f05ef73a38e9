import type { ItemField } from '#features/item-types/contract/item-field.ts';
import type { ItemType } from '#features/item-types/contract/item-type.ts';

/** How a kind of field is asked of who has no editor: text with markup as plain lines, pictures and files not at all. */
export function askedKind(kind: string): string | undefined {
  if (kind === 'richText') return 'longText';
  return ['text', 'choice', 'date', 'number', 'place'].includes(kind) ? kind : undefined;
}

/** Of several types that a list takes, the first is what people bring; a list of everything takes nothing in particular. */
export const offeredType = (types: readonly ItemType[], names: readonly string[]): ItemType | undefined =>
  types.find(({ name }) => name === names[0]);

/**
 * What is asked besides a title and a text: what the list names, and what an item cannot do without. Undefined where
 * something of that can only be given in the editor.
 */
export function offeredFields(type: ItemType, keys: readonly string[]): ItemField[] | undefined {
  const asked = type.fields.filter(({ key, isRequired }) => isRequired || keys.includes(key));
  if (asked.some(({ kind, isRequired }) => isRequired && askedKind(kind) === undefined)) return undefined;
  return asked.filter(({ kind }) => askedKind(kind) !== undefined);
}
