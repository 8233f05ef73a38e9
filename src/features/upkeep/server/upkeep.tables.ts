import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['upkeep'],
  reads: { user: 'the names of who look after something' },
} satisfies TableDeclaration;
