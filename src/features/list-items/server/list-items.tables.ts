import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

/** `item_count` and `purged_item` are written by triggers (migrations 0011 and 0026). */
export const tables = {
  owns: ['item', 'item_count', 'item_dead_link', 'item_edit', 'item_operation', 'item_version', 'purged_item'],
  reads: {
    user: 'the names of who wrote or planned an item and who threw it away',
    role: 'roles of an old version that still exist',
    page: 'who may see the page of a list, in the query of the items',
    block_instance: 'who may see a list, in the query of the items',
    item_offer: 'of what was brought to a list its own feature tells, in what one did here',
    item_type: 'the type of an item, locked or read in the same statement',
  },
} satisfies TableDeclaration;
