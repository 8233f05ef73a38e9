import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = { owns: ['outside_host', 'outside_link'], reads: {} } satisfies TableDeclaration;
