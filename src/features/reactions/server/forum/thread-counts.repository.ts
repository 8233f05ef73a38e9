import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';

const threads = (db: PlatformDb) =>
  db
    .selectFrom('reaction_thread as thread')
    .leftJoin('reaction as last', 'last.guid', 'thread.last_guid')
    .select([
      'thread.target_guid as targetGuid',
      'thread.shown_count as shownCount',
      'thread.closed_at as closedAt',
      'last.guid as lastGuid',
      'last.author_name as lastAuthor',
      'last.created_at as lastAt',
    ]);

export type ThreadCounts = Awaited<ReturnType<ReturnType<typeof threads>['executeTakeFirstOrThrow']>>;

export const findThreadCounts = async (
  db: PlatformDb,
  targetGuids: readonly string[],
): Promise<Map<string, ThreadCounts>> => {
  if (targetGuids.length === 0) return new Map();
  const rows = await threads(db).where('thread.target_guid', 'in', targetGuids).execute();
  return new Map(rows.map((row) => [row.targetGuid, row]));
};

/**
 * Counts what readers see of a thread. Its row is held first: whoever counts at the same moment sees what the other wrote.
 * Answers when the last one came; null when there is none.
 */
export async function recountThread(trx: PlatformTransaction, targetGuid: string): Promise<Date | null> {
  await trx
    .insertInto('reaction_thread')
    .values({ target_guid: targetGuid })
    .onConflict((on) => on.doNothing())
    .execute();
  await trx
    .selectFrom('reaction_thread')
    .select('target_guid')
    .where('target_guid', '=', targetGuid)
    .forUpdate()
    .execute();
  await trx
    .updateTable('reaction_thread')
    .set(({ selectFrom }) => {
      const shown = selectFrom('reaction').where('target_guid', '=', targetGuid).where('status', '=', 'shown');
      return {
        shown_count: shown.select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count')),
        last_guid: shown.select('guid').orderBy('seq', 'desc').limit(1),
      };
    })
    .where('target_guid', '=', targetGuid)
    .execute();
  return (await findThreadCounts(trx, [targetGuid])).get(targetGuid)?.lastAt ?? null;
}
