import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['audit_entry'],
  reads: {
    user: 'the name that an entry keeps of who did it',
  },
} satisfies TableDeclaration;
