import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['redirect', 'redirect_use'],
  reads: {
    page: 'redirects are found by the name of the page they lead to',
    page_version: 'the same, of a page that nobody is writing',
    user: 'who made a redirect',
  },
} satisfies TableDeclaration;
