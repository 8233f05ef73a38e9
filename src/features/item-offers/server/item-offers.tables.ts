import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = { owns: ['item_offer'], reads: {} } satisfies TableDeclaration;
