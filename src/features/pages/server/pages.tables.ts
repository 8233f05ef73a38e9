import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: [
    'block_instance',
    'block_owner',
    'finding_aside',
    'page',
    'page_dead_link',
    'page_failed_plan',
    'page_operation',
    'page_use',
    'page_version',
    'page_view',
    'presence',
  ],
  reads: {
    user: 'who changed, planned, published or deleted a page, and who has it open or looks after it',
    menu: 'which menu gives pages their address',
    menu_item: 'pages that it has no place for',
    language_review: 'pages that wait for someone to say yes, in the overview',
    user_role: 'who can look after a page',
    role: 'roles of a version that still exist',
  },
} satisfies TableDeclaration;
