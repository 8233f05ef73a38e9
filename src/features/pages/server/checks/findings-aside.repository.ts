import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { SetAside } from '../../contract/checks/set-aside.ts';

/** What was looked at. */
export interface CheckedSubject {
  kind: 'page' | 'item';
  id: string;
}

const columnOf = { page: 'page_id', item: 'item_id' } as const satisfies Record<CheckedSubject['kind'], string>;

const rows = (db: PlatformDb) =>
  db
    .selectFrom('finding_aside')
    .leftJoin('user', 'user.id', 'finding_aside.set_by')
    .selectAll('finding_aside')
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

export const listAsides = async (db: PlatformDb, { kind, id }: CheckedSubject): Promise<SetAside[]> =>
  (await rows(db).where(columnOf[kind], '=', id).execute()).map(asAside);

/** Of many, by the id of each. */
export async function listAsidesOf(
  db: PlatformDb,
  kind: CheckedSubject['kind'],
  ids: readonly string[],
): Promise<Map<string, SetAside[]>> {
  if (ids.length === 0) return new Map();
  const column = columnOf[kind];
  const found = await rows(db).where(column, '=', sql<string>`any(${ids}::uuid[])`).execute();
  const byId = Map.groupBy(found, (row) => row[column] ?? '');
  return new Map([...byId].map(([id, same]) => [id, same.map(asAside)]));
}

interface NewAside extends Pick<SetAside, 'key' | 'seen' | 'isByAdmin'> {
  by: string;
  at: Date;
}

/** Who says it last is who said it. */
export async function keepAside(db: PlatformDb, { kind, id }: CheckedSubject, { key, ...said }: NewAside) {
  const facts = { seen: said.seen, is_by_admin: said.isByAdmin, set_by: said.by, set_at: said.at };
  await db
    .insertInto('finding_aside')
    .values({ [columnOf[kind]]: id, key, ...facts })
    .onConflict((conflict) => conflict.columns([columnOf[kind], 'key']).doUpdateSet(facts))
    .execute();
}

/** Answers whether anybody had said it. */
export async function forgetAside(db: PlatformDb, { kind, id }: CheckedSubject, key: string): Promise<boolean> {
  const said = db.deleteFrom('finding_aside').where(columnOf[kind], '=', id).where('key', '=', key);
  return (await said.executeTakeFirst()).numDeletedRows > 0n;
}
