import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['legal_draft', 'legal_version'],
  reads: {
    user: 'who published a version',
  },
} satisfies TableDeclaration;
