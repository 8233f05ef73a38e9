import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['content_finding', 'content_score'],
  reads: {
    page: 'who looks after a page',
    user: 'the names of who look after something',
  },
} satisfies TableDeclaration;
