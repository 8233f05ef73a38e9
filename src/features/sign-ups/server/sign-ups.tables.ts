import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: ['item_sign_up', 'sign_up', 'sign_up_form'],
  reads: {
    form_submission: 'a sign-up is a submission: who it is from, where mail goes, and when it was sent',
    item: 'when an event begins, for who is to be reminded of it',
  },
} satisfies TableDeclaration;
