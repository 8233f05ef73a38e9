import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['connection'],
  reads: {
    user: 'who wrote a connection last',
  },
} satisfies TableDeclaration;
