import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['import_entry', 'import_picture', 'import_row', 'site_import'],
  reads: {
    user: 'who asked for an import, and who of those that wrote there has an account',
    page: 'whether a page that was taken in is there, and changed since',
    item: 'whether an item that was taken in is there, and changed since',
    asset: 'whether a file that was taken in is there',
  },
} satisfies TableDeclaration;
