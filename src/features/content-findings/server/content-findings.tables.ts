import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['content_check', 'content_finding', 'content_score'],
  reads: {
    page: 'who looks after a page, and when it is looked over',
    upkeep: 'who looks after an item or a file, and when it is looked over',
    user: 'the names of who look after something',
  },
} satisfies TableDeclaration;
