import { sql } from 'kysely';
import type { SubjectKind } from '#features/content-findings/contract/content-finding-words.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { UpkeepChange, UpkeepSubject } from '../contract/upkeep.ts';

const nothing: UpkeepChange = { ownerId: null, deputyId: null, reviewOn: null };

export async function findKept(db: PlatformDb, { kind, guid }: UpkeepSubject): Promise<UpkeepChange> {
  const row = await db
    .selectFrom('upkeep')
    .select(['owner_id as ownerId', 'deputy_id as deputyId', sql<string | null>`review_on::text`.as('reviewOn')])
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', guid)
    .executeTakeFirst();
  return row ?? nothing;
}

export async function keep(db: PlatformDb, { kind, guid }: UpkeepSubject, change: UpkeepChange): Promise<void> {
  const values = { owner_id: change.ownerId, deputy_id: change.deputyId, review_on: change.reviewOn };
  await db
    .insertInto('upkeep')
    .values({ subject_kind: kind, subject_id: guid, ...values })
    .onConflict((conflict) => conflict.columns(['subject_kind', 'subject_id']).doUpdateSet(values))
    .execute();
}

/** Those of these whose day has come. */
export async function findDueAmong(
  db: PlatformDb,
  kind: SubjectKind,
  guids: readonly string[],
  today: string,
): Promise<string[]> {
  if (guids.length === 0) return [];
  const rows = await db
    .selectFrom('upkeep')
    .select('subject_id as guid')
    .where('subject_kind', '=', kind)
    .where('subject_id', 'in', guids)
    .where('review_on', '<=', sql<string>`${today}::date`)
    .execute();
  return rows.map(({ guid }) => guid);
}

/** Items and files whose day has come and that somebody looks after; pages have their day themselves. */
export const findDue = (db: PlatformDb, today: string) =>
  db
    .selectFrom('upkeep')
    .select([
      'subject_id as guid',
      'owner_id as ownerId',
      'deputy_id as deputyId',
      sql<string>`review_on::text`.as('reviewOn'),
    ])
    .where('subject_kind', '<>', 'page')
    .where('review_on', '<=', sql<string>`${today}::date`)
    .where(({ or, eb }) => or([eb('owner_id', 'is not', null), eb('deputy_id', 'is not', null)]))
    .execute();

export async function findNames(db: PlatformDb, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('user').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Who looks after each of these. */
export async function findOwnersOf(db: PlatformDb, kind: SubjectKind, guids: readonly string[]) {
  if (guids.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('upkeep')
    .innerJoin('user', 'user.id', 'upkeep.owner_id')
    .select(['upkeep.subject_id as guid', 'user.name'])
    .where('upkeep.subject_kind', '=', kind)
    .where('upkeep.subject_id', 'in', guids)
    .execute();
  return new Map(rows.map(({ guid, name }) => [guid, name]));
}
