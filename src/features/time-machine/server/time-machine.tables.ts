import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

/** Triggers write those of the past (`keep_past` of the migrations), whoever changes the tables whose past they hold. */
export const tables = {
  owns: [
    'past_began',
    'past_link',
    'past_export',
    'page_past',
    'menu_item_past',
    'setting_past',
    'item_type_past',
    'item_past',
  ],
  reads: {
    page: 'publications of pages that there are still',
    page_version: 'when pages were published, and what they were called',
    menu_item: 'when the menu changed last',
    item: 'the items that changed last',
    setting: 'the settings that changed last, and what they are',
    item_type: 'the types of items that changed last',
    asset: 'the files that were replaced',
    asset_file: 'when those were replaced before, and by whom',
    redirect: 'when redirects were made and ended',
    legal_version: 'when legal texts were published',
    user: 'who published a page, who made a link, and who asked for an export',
  },
} satisfies TableDeclaration;
