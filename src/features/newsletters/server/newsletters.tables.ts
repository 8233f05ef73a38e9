import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: [
    'newsletter',
    'newsletter_list',
    'newsletter_reader',
    'newsletter_receiver',
    'newsletter_refused_address',
    'newsletter_waiting',
  ],
  reads: {
    user: 'the address of a reader as it is when a letter leaves, twenty thousand at once',
    user_role: 'who may read a list that is for roles',
  },
} satisfies TableDeclaration;
