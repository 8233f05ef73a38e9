import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['invitation', 'invitation_batch'],
  reads: {
    user: 'who has an account already',
    role: 'the names of the roles that are promised',
  },
} satisfies TableDeclaration;
