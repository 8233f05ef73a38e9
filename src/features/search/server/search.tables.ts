import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

/** `document_place`, and the rows of documents, are written by triggers (migration 0014). */
export const tables = {
  owns: [
    'document_place',
    'search_count',
    'search_entry',
    'search_promotion',
    'search_synonym',
    'search_word',
    'search_word_mark',
  ],
  reads: {
    page: 'who may see what is found, in the query of the search',
    block_instance: 'who may see what is found, in the query of the search',
    asset: 'the files that are found',
    asset_use: 'the items that show a file',
    item: 'items that are published, when the index is made anew',
    item_type: 'the names of types',
  },
} satisfies TableDeclaration;
