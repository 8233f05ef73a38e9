import type { PlatformDb } from '#platform/server/database/database.ts';

export async function isApprovalKept(db: PlatformDb, pageId: string): Promise<boolean> {
  const row = await db
    .selectFrom('page_kept_approval')
    .select('page_id')
    .where('page_id', '=', pageId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function keepApproval(db: PlatformDb, pageIds: readonly string[]): Promise<void> {
  if (pageIds.length === 0) return;
  await db
    .insertInto('page_kept_approval')
    .values(pageIds.map((page_id) => ({ page_id })))
    .onConflict((conflict) => conflict.column('page_id').doNothing())
    .execute();
}

export async function forgetKeptApproval(db: PlatformDb, pageIds: readonly string[]): Promise<void> {
  if (pageIds.length > 0) await db.deleteFrom('page_kept_approval').where('page_id', 'in', pageIds).execute();
}
