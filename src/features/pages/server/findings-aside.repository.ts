import type { PlatformDb } from '#platform/server/database/database.ts';
import type { SetAside } from '../contract/checks/set-aside.ts';

const rows = (db: PlatformDb) =>
  db
    .selectFrom('page_finding_aside')
    .leftJoin('user', 'user.id', 'page_finding_aside.set_by')
    .selectAll('page_finding_aside')
    .select('user.name')
    .orderBy('set_at');

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

const asAside = (row: Row): SetAside => ({
  key: row.key,
  seen: row.seen,
  by: row.set_by === null ? null : { id: row.set_by, name: row.name ?? '' },
  at: row.set_at.toISOString(),
  isByAdmin: row.is_by_admin,
});

export const listAsides = async (db: PlatformDb, pageId: string): Promise<SetAside[]> =>
  (await rows(db).where('page_id', '=', pageId).execute()).map(asAside);

/** By page. */
export async function listAllAsides(db: PlatformDb): Promise<Map<string, SetAside[]>> {
  const byPage = new Map<string, SetAside[]>();
  for (const row of await rows(db).execute())
    byPage.set(row.page_id, [...(byPage.get(row.page_id) ?? []), asAside(row)]);
  return byPage;
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
