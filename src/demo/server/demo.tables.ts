import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: [],
  reads: {
    page: 'what a start that was cut short has left',
    asset: 'what a start that was cut short has left',
    form: 'what a start that was cut short has left',
    item: 'what a start that was cut short has left',
  },
} satisfies TableDeclaration;
