import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['item_support', 'item_support_count'],
  reads: {
    user: 'active people alone are shown',
  },
} satisfies TableDeclaration;
