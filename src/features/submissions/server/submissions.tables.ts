import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: [
    'form_entry',
    'form_step_count',
    'form_step_time',
    'form_submission',
    'form_submission_counter',
    'form_submission_event',
    'form_notice',
    'form_day_count',
    'form_handling',
    'form_day_sum',
    'form_sum_change',
    'form_version_sum',
    'inbox_view',
  ],
  reads: {
    user: 'the names of who deals with a submission and of who did something about it',
    form_file: 'how much was sent along with what leaves, before it is promised',
  },
} satisfies TableDeclaration;
