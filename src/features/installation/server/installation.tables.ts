import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['certificate', 'health_told', 'heard_time', 'platform_figures', 'process'],
} satisfies TableDeclaration;
