import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['submission_export'],
  reads: {},
} satisfies TableDeclaration;
