import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['preview'],
  reads: { user: 'who made a link' },
} satisfies TableDeclaration;
