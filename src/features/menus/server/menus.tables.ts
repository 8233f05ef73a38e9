import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['menu', 'menu_item'],
  reads: {
    page: 'whose page an item leads to',
    page_version: 'who may see that page',
  },
} satisfies TableDeclaration;
