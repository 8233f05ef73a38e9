import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['account_deletion', 'profile_value'],
  reads: {
    user: 'the profile is a part of the account',
    user_role: 'members by role, and the roles of one',
    role: 'the names of roles',
    mail: 'what was mailed to someone, for the download of their data',
    asset: 'the pictures someone added, for the download of their data',
  },
} satisfies TableDeclaration;
