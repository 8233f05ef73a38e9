import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: [],
  reads: {
    role: 'the roles to look through',
    user: 'the person to look as',
    user_role: 'the roles that person has',
  },
} satisfies TableDeclaration;
