import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['item_merge', 'item_news', 'item_news_receiver', 'item_status_change'],
  reads: {
    item: 'which item an address was of that was merged, and who made it',
    item_support: 'who withdrew what they proved hears no more of it',
  },
} satisfies TableDeclaration;
