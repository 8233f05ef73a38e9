import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['poll', 'poll_ballot', 'poll_count', 'poll_waiting'],
  reads: {},
} satisfies TableDeclaration;
