import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['audit_entry'],
  reads: {
    user: 'the name that an entry keeps of who did it and to whom, and whether they are there still',
    role: 'whether a role that an entry is about is there still',
  },
} satisfies TableDeclaration;
