import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['platform_figures', 'process'],
} satisfies TableDeclaration;
