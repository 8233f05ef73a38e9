import type { ItemType } from './item-type.ts';

/** The field that says how far it is, of a type whose status is changed in public. */
export const statusField = (
  type: Pick<ItemType, 'features' | 'fields'> | undefined,
): ItemType['fields'][number] | undefined =>
  type?.features.hasStatus
    ? type.fields.find(({ key, kind, isMany }) => key === 'status' && kind === 'choice' && !isMany)
    : undefined;
