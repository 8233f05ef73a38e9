import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['cache_token', 'used_challenge'],
} satisfies TableDeclaration;
