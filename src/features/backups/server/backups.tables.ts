import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['backup', 'backup_plan', 'backup_run'],
} satisfies TableDeclaration;
