import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['mail_proof', 'mail_request'],
} satisfies TableDeclaration;
