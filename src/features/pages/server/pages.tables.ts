import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: [
    'block_instance',
    'block_owner',
    'finding_aside',
    'page',
    'page_failed_plan',
    'page_operation',
    'page_use',
    'page_version',
    'presence',
  ],
  reads: {
    user: 'who changed, planned, published or deleted a page, and who has it open',
    role: 'roles of a version that still exist',
  },
} satisfies TableDeclaration;
