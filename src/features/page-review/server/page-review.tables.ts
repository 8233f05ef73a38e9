import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['comment', 'language_review', 'page_kept_approval', 'review'],
  reads: { user: 'who asked, who answered and who said something' },
} satisfies TableDeclaration;
