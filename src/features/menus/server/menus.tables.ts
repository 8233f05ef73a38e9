import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['former_path', 'menu', 'menu_item'],
  reads: {
    page: 'whose page an item leads to',
    page_version: 'who may see that page',
  },
} satisfies TableDeclaration;
