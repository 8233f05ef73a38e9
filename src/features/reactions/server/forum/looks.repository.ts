import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { type Look, mostNew, type Since } from '../../contract/unread.ts';

/** Up to the last reaction of the platform: whatever comes is new. */
export const setLook = (db: PlatformDb, userId: string, targetGuid: string, now: Date) =>
  db
    .insertInto('thread_look')
    .values(({ selectFrom }) => ({
      user_id: userId,
      target_guid: targetGuid,
      seen_seq: selectFrom('reaction').select(sql<number>`coalesce(max(seq), 0)`.as('last')),
      seen_at: now,
    }))
    .onConflict((on) =>
      on.columns(['user_id', 'target_guid']).doUpdateSet(({ ref }) => ({
        seen_seq: ref('excluded.seen_seq'),
        seen_at: ref('excluded.seen_at'),
      })),
    )
    .execute();

export async function findLooks(
  db: PlatformDb,
  userId: string,
  targetGuids: readonly string[],
): Promise<Map<string, Look>> {
  if (targetGuids.length === 0) return new Map();
  const rows = await db
    .selectFrom('thread_look')
    .select(['target_guid as targetGuid', 'seen_seq as seq', 'seen_at as at'])
    .where('user_id', '=', userId)
    .where('target_guid', 'in', targetGuids)
    .execute();
  return new Map(rows.map(({ targetGuid, ...look }) => [targetGuid, look]));
}

/** How many of others came since then, of many threads in one round; no more of each than are told. */
export async function countNew(
  db: PlatformDb,
  userId: string,
  threads: readonly { guid: string; since: Since }[],
): Promise<Map<string, number>> {
  const [first] = threads;
  if (first === undefined) return new Map();
  const counted = threads.map(({ guid, since }) => {
    const found = db
      .selectFrom('reaction')
      .select('guid')
      .where('target_guid', '=', guid)
      .where('status', '=', 'shown')
      .where('user_id', 'is distinct from', userId)
      .where(({ eb }) => (since.seq === undefined ? eb('created_at', '>', since.at) : eb('seq', '>', since.seq)))
      .orderBy('seq', 'desc')
      .limit(mostNew + 1);
    return sql`select ${guid}::uuid as guid, count(*)::integer as answers from (${found}) as found`;
  });
  const { rows } = await sql<{ guid: string; answers: number }>`${sql.join(counted, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ guid, answers }) => [guid, answers]));
}
