import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['accessibility_finding', 'accessibility_statement'],
  reads: {
    user: 'who changed the statement',
  },
} satisfies TableDeclaration;
