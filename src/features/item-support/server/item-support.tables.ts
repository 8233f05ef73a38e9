import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['item_browser_support', 'item_support', 'item_support_count', 'item_support_waiting'],
  reads: {
    user: 'active people alone are shown',
  },
} satisfies TableDeclaration;
