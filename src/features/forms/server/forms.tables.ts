import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['form', 'form_failed_plan', 'form_version'],
  reads: { user: 'who looks after a form, and who published or planned a version' },
} satisfies TableDeclaration;
