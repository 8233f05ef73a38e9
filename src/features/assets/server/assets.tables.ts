import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

/** `asset_use` is written by triggers (migration 0013). */
export const tables = {
  owns: ['asset', 'asset_file', 'asset_folder', 'asset_unclaimed_file', 'asset_use'],
  reads: { user: 'who threw a file away' },
} satisfies TableDeclaration;
