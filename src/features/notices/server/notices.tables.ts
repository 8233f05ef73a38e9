import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['notice', 'notice_way', 'notice_hours', 'told_form', 'told_item', 'told_page', 'news_mark'],
  reads: {},
} satisfies TableDeclaration;
