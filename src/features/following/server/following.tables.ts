import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = { owns: ['follow', 'follow_waiting'], reads: {} } satisfies TableDeclaration;
