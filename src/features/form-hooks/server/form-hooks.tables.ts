import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = { owns: ['form_hook', 'form_hook_delivery'], reads: {} } satisfies TableDeclaration;
