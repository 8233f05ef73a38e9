import type { ItemField } from '#features/item-types/contract/item-field.ts';
import type { ItemType } from '#features/item-types/contract/item-type.ts';

/** How a kind of field is asked of who has no editor: text with markup as plain lines, pictures and files not at all. */
export function askedKind(kind: string): string | undefined {
  if (kind === 'richText') return 'longText';
  return ['text', 'choice', 'date', 'number', 'place'].includes(kind) ? kind : undefined;
}

/**
 * What is asked besides a title and a text: what the list names, and what an item cannot do without. Undefined where
 * something of that can only be given in the editor.
 */
export function offeredFields(type: ItemType, keys: readonly string[]): ItemField[] | undefined {
  const asked = type.fields.filter(({ key, isRequired }) => isRequired || keys.includes(key));
  if (asked.some(({ kind, isRequired }) => isRequired && askedKind(kind) === undefined)) return undefined;
  return asked.filter(({ kind }) => askedKind(kind) !== undefined);
}

/**
 * What people can bring to a list, in its order, each with what is asked of it: those of its types that can be given without
 * the editor. A list of everything takes nothing in particular. Where none can be, the first says what nobody can bring.
 */
export function offeredTypes(
  types: readonly ItemType[],
  names: readonly string[],
  keys: readonly string[],
): { type: ItemType; fields: ItemField[] | undefined }[] {
  const all = names.flatMap((name) => {
    const type = types.find((one) => one.name === name);
    return type === undefined ? [] : [{ type, fields: offeredFields(type, keys) }];
  });
  const given = all.filter(({ fields }) => fields !== undefined);
  return given.length > 0 ? given : all.slice(0, 1);
}
