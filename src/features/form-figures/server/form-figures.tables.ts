import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['form_answer_theme', 'form_theme'],
} satisfies TableDeclaration;
