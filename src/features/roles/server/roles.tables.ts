import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['role'],
  reads: {
    user_role: 'how many have a role',
  },
} satisfies TableDeclaration;
