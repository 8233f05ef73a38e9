import type { PlatformDb } from '#platform/server/database/database.ts';
import type { SetAside } from '../contract/checks/set-aside.ts';

export async function listAsides(db: PlatformDb, pageId: string): Promise<SetAside[]> {
  const rows = await db
    .selectFrom('page_finding_aside')
    .leftJoin('user', 'user.id', 'page_finding_aside.set_by')
    .selectAll('page_finding_aside')
    .select('user.name')
    .where('page_id', '=', pageId)
    .orderBy('set_at')
    .execute();
  return rows.map((row) => ({
    key: row.key,
    seen: row.seen,
    by: row.set_by === null ? null : { id: row.set_by, name: row.name ?? '' },
    at: row.set_at.toISOString(),
    isByAdmin: row.is_by_admin,
  }));
}

interface NewAside extends Pick<SetAside, 'key' | 'seen' | 'isByAdmin'> {
  by: string;
  at: Date;
}

/** Who says it last is who said it. */
export async function keepAside(db: PlatformDb, pageId: string, { key, seen, isByAdmin, by, at }: NewAside) {
  const facts = { seen, is_by_admin: isByAdmin, set_by: by, set_at: at };
  await db
    .insertInto('page_finding_aside')
    .values({ page_id: pageId, key, ...facts })
    .onConflict((conflict) => conflict.columns(['page_id', 'key']).doUpdateSet(facts))
    .execute();
}

export async function forgetAside(db: PlatformDb, pageId: string, key: string): Promise<void> {
  await db.deleteFrom('page_finding_aside').where('page_id', '=', pageId).where('key', '=', key).execute();
}
