import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['access_token'],
  reads: { user: 'who made a token of a form' },
} satisfies TableDeclaration;
