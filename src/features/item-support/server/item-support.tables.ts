import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['item_browser_support', 'item_support', 'item_support_count', 'item_support_waiting'],
  reads: {
    item_merge: 'a vote that is on its way while its idea is merged goes along, and one that is taken back stays so',
    user: 'active people alone are shown',
  },
} satisfies TableDeclaration;
