import { z } from 'zod';
import { itemsTag, listTag } from '#features/list-items/contract/list-items.tags.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { ConversionPreview, ItemType, ItemTypeChanges, NewItemType } from './item-type.ts';
import { itemTypeAudit } from './item-types.audit.ts';
import { itemTypesTag } from './item-types.tags.ts';

const one = z.object({ guid: Guid });

/** §7. Names, labels and fields: nothing of any item. */
export const listItemTypes = defineEndpoint({
  method: 'GET',
  path: '/api/listitemtypes',
  access: 'public',
  feature: 'item-types',
  summary: 'The types of items, with their labels and fields',
  output: z.array(ItemType),
  cached: true,
});

export const makeItemType = defineEndpoint({
  method: 'POST',
  path: '/api/listitemtypes',
  access: 'admin',
  feature: 'item-types',
  summary: 'Make a type of items',
  body: NewItemType,
  audits: [itemTypeAudit.created],
  touches: [itemTypesTag],
  output: ItemType,
});

export const previewItemType = defineEndpoint({
  method: 'POST',
  path: '/api/listitemtypes/{guid}/preview',
  access: 'admin',
  feature: 'item-types',
  summary: 'What a change of the type would do to the items that exist; changes nothing',
  params: one,
  body: ItemTypeChanges,
  audits: { nothing: 'only counts what a change would do' },
  touches: [],
  output: ConversionPreview,
});

export const changeItemType = defineEndpoint({
  method: 'PUT',
  path: '/api/listitemtypes/{guid}',
  access: 'admin',
  feature: 'item-types',
  summary:
    'Change labels, fields and features of a type; values of removed fields stay stored. With `changedOn` a change of someone else since is not overwritten',
  params: one,
  body: ItemTypeChanges.extend({ changedOn: ItemType.shape.changedOn }),
  audits: [itemTypeAudit.changed],
  touches: [itemTypesTag, listTag, itemsTag],
  output: ItemType,
});

export const deleteItemType = defineEndpoint({
  method: 'DELETE',
  path: '/api/listitemtypes/{guid}',
  access: 'admin',
  feature: 'item-types',
  summary: 'Delete a type that no item has',
  params: one,
  audits: [itemTypeAudit.deleted],
  touches: [itemTypesTag],
  output: z.void(),
});
