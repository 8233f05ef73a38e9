import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['first_hour'],
  reads: { item: 'whether a first news message was written, published or not' },
} satisfies TableDeclaration;
