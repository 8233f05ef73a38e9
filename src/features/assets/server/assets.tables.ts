import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

/** `asset_use` is written by triggers (migration 0013). */
export const tables = {
  owns: ['asset', 'asset_file', 'asset_folder', 'asset_use'],
  reads: {
    user: 'who added a file',
    page: 'where a file is used',
    page_version: 'where a file is used',
    block_instance: 'where a file is used',
    item: 'where a file is used',
  },
} satisfies TableDeclaration;
