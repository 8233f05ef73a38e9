import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: [
    'form_entry',
    'form_submission',
    'form_submission_counter',
    'form_submission_event',
    'form_notice',
    'form_day_count',
  ],
  reads: {},
} satisfies TableDeclaration;
