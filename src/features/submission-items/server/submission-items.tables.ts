import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['submission_item', 'submission_item_mapping'],
  reads: { user: 'the names of who made an item' },
} satisfies TableDeclaration;
