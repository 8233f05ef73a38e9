import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['form_file'],
  reads: { form_entry: 'a file that nobody sent yet is kept as long as what was filled in with it' },
} satisfies TableDeclaration;
