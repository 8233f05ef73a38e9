import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: [
    'statistic_batch',
    'statistic_block',
    'statistic_block_month',
    'statistic_day',
    'statistic_event',
    'statistic_fold',
    'statistic_hour',
    'statistic_kept',
    'statistic_link',
    'statistic_month',
    'statistic_report',
    'statistic_salt',
  ],
  reads: {
    page: 'the titles of the pages that were read',
    page_version: 'the titles of the pages that were read',
    item: 'the titles of the items that were read',
    block_instance: 'on which page the list of an item stands, and which blocks readers have',
    user: 'who made a link',
    asset: 'the names and sizes of the files that were downloaded',
  },
} satisfies TableDeclaration;
