import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

/** better-auth adds accounts that come by a sign-in provider, and switches the second step on, through its own adapter. */
export const tables = {
  owns: ['user', 'user_role'],
  reads: {
    role: 'roles that exist, and their names',
    invitation: 'who invited somebody',
  },
} satisfies TableDeclaration;
