import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['reaction', 'reaction_block', 'reaction_report', 'reaction_thread'],
  reads: { user: 'the names of who may not react any more' },
} satisfies TableDeclaration;
