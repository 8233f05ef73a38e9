import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { QueuePile } from '../contract/moderation.ts';
import type { ThreadTarget } from '../contract/reaction.ts';
import type { ReportReason } from '../contract/reaction-words.ts';
import { type ReactionRow, reactionsIn } from './reactions.repository.ts';

/** More threads than anyone moderates at once; the next ones come when these are done. */
const mostTargets = 500;

const queued = (db: PlatformDb, pile: QueuePile) =>
  reactionsIn(db).where(({ eb, or, and }) =>
    pile === 'removed'
      ? eb('status', '=', 'removed')
      : or([eb('status', '=', 'waiting'), and([eb('open_reports', '>', 0), eb('status', '=', 'shown')])]),
  );

/** What something of this pile is about. */
export async function findQueueTargets(db: PlatformDb, pile: QueuePile): Promise<ThreadTarget[]> {
  const rows = await db
    .selectFrom(queued(db, pile).as('queued'))
    .select(['queued.targetKind as kind', 'queued.targetGuid as guid'])
    .distinct()
    .limit(mostTargets)
    .execute();
  return rows;
}

export const findQueue = (
  db: PlatformDb,
  {
    pile,
    targetGuids,
    offset,
    limit,
  }: { pile: QueuePile; targetGuids: readonly string[]; offset: number; limit: number },
): Promise<ReactionRow[]> => {
  if (targetGuids.length === 0) return Promise.resolve([]);
  const rows = queued(db, pile).where('target_guid', 'in', targetGuids);
  const ordered =
    pile === 'removed'
      ? rows.orderBy('settled_at', 'desc').orderBy('seq', 'desc')
      : // What is reported is in sight of everyone meanwhile.
        rows.orderBy(({ eb }) => eb('open_reports', '>', 0), 'desc').orderBy('seq');
  return ordered.offset(offset).limit(limit).execute();
};

export async function countQueue(
  db: PlatformDb,
  targetGuids: readonly string[],
): Promise<{ reported: number; waiting: number }> {
  if (targetGuids.length === 0) return { reported: 0, waiting: 0 };
  const { reported, waiting } = await db
    .selectFrom(queued(db, 'open').where('target_guid', 'in', targetGuids).as('queued'))
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('queued.openReports', '>', 0).as('reported'),
      fn.countAll<string>().filterWhere('queued.openReports', '=', 0).as('waiting'),
    ])
    .executeTakeFirstOrThrow();
  return { reported: Number(reported), waiting: Number(waiting) };
}

export interface ReportCount {
  reactionGuid: string;
  reason: ReportReason;
  count: number;
}

export async function countReports(db: PlatformDb, guids: readonly string[]): Promise<ReportCount[]> {
  if (guids.length === 0) return [];
  const rows = await db
    .selectFrom('reaction_report')
    .select(({ fn }) => ['reaction_guid as reactionGuid', 'reason', fn.countAll<string>().as('count')])
    .$narrowType<{ reason: ReportReason }>()
    .where('reaction_guid', 'in', guids)
    .where('settled_at', 'is', null)
    .groupBy(['reaction_guid', 'reason'])
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** A moderator looked at it: what was reported until now is done with. */
export async function settleReports(trx: PlatformTransaction, guid: string, now: Date): Promise<void> {
  await trx
    .updateTable('reaction_report')
    .set({ settled_at: now })
    .where('reaction_guid', '=', guid)
    .where('settled_at', 'is', null)
    .execute();
  await trx.updateTable('reaction').set({ open_reports: 0 }).where('guid', '=', guid).execute();
}

/** As they were before the last decision. */
export async function reopenReports(trx: PlatformTransaction, guid: string, settledAt: Date | null): Promise<void> {
  if (settledAt === null) return;
  const { numUpdatedRows } = await trx
    .updateTable('reaction_report')
    .set({ settled_at: null })
    .where('reaction_guid', '=', guid)
    .where('settled_at', '=', settledAt)
    .executeTakeFirst();
  await trx
    .updateTable('reaction')
    .set(({ eb }) => ({ open_reports: eb('open_reports', '+', Number(numUpdatedRows)) }))
    .where('guid', '=', guid)
    .execute();
}

export const findSettledAt = async (db: PlatformDb, guid: string): Promise<Date | null> =>
  (await db.selectFrom('reaction').select('settled_at').where('guid', '=', guid).executeTakeFirst())?.settled_at ??
  null;

/** False when it was so already. */
export async function setClosed(
  trx: PlatformTransaction,
  targetGuid: string,
  { closedAt, by }: { closedAt: Date | null; by: string | null },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('reaction_thread')
    .values({ target_guid: targetGuid, closed_at: closedAt, closed_by: by })
    .onConflict((on) =>
      on
        .column('target_guid')
        .doUpdateSet({ closed_at: closedAt, closed_by: by })
        .where('reaction_thread.closed_at', closedAt === null ? 'is not' : 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function insertBlock(trx: PlatformTransaction, userId: string, by: string | null, now: Date) {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('reaction_block')
    .values({ user_id: userId, blocked_by: by, created_at: now })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function deleteBlock(trx: PlatformTransaction, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('reaction_block').where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function findBlocked(db: PlatformDb, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db.selectFrom('reaction_block').select('user_id').where('user_id', 'in', userIds).execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** By the name under which they last reacted, as moderators know them. */
export const listBlocked = (db: PlatformDb, limit: number) =>
  db
    .selectFrom('reaction_block')
    .innerJoin('user', 'user.id', 'reaction_block.user_id')
    .select(({ selectFrom }) => [
      'reaction_block.user_id as guid',
      'reaction_block.created_at as at',
      'user.name as accountName',
      selectFrom('reaction')
        .select('author_name')
        .whereRef('reaction.user_id', '=', 'reaction_block.user_id')
        .where('author_name', '!=', '')
        .orderBy('seq', 'desc')
        .limit(1)
        .as('author'),
    ])
    .orderBy('reaction_block.created_at', 'desc')
    .limit(limit)
    .execute();
