import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: [],
  reads: {
    page: 'everything that is published, when the search index is made anew',
    item: 'everything that is published, when the search index is made anew',
  },
} satisfies TableDeclaration;
