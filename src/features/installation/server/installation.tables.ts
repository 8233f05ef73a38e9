import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: [
    'answer_times',
    'certificate',
    'health_mail',
    'health_told',
    'heard_time',
    'platform_figures',
    'process',
    'release_seen',
    'storage_day',
  ],
} satisfies TableDeclaration;
