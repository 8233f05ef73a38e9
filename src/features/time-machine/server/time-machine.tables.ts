import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

/** Triggers write them (`keep_past` of the migrations), whoever changes the tables whose past they hold. */
export const tables = {
  owns: ['past_began', 'page_past', 'menu_item_past', 'setting_past', 'item_type_past', 'item_past'],
  reads: {},
} satisfies TableDeclaration;
