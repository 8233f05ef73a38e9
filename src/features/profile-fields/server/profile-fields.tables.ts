import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['profile_field'],
  reads: {
    profile_value: 'whether a field has answers',
  },
} satisfies TableDeclaration;
