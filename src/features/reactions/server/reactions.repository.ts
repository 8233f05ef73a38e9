import type { Insertable } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTables } from '#platform/server/database/tables.generated.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { ThreadTarget } from '../contract/reaction.ts';
import type { ReactionState, ReportReason } from '../contract/reaction-words.ts';

const columns = [
  'guid',
  'seq',
  'target_kind as targetKind',
  'target_guid as targetGuid',
  'root_guid as rootGuid',
  'answers_guid as answersGuid',
  'user_id as userId',
  'author_name as author',
  'author_email as email',
  'is_staff as isStaff',
  'words',
  'language',
  'status',
  'status_before as statusBefore',
  'reason',
  'key_hash as keyHash',
  'answer_count as answerCount',
  'open_reports as openReports',
  'created_at as createdAt',
  'edited_at as editedAt',
] as const;

/** What the database can only know as text. */
interface Narrow {
  targetKind: ThreadTarget['kind'];
  status: ReactionState;
  statusBefore: ReactionState | null;
  reason: ReportReason | null;
}

export const reactionsIn = (db: PlatformDb) => db.selectFrom('reaction').select(columns).$narrowType<Narrow>();
export type ReactionRow = Awaited<ReturnType<ReturnType<typeof reactionsIn>['executeTakeFirstOrThrow']>>;

export const findReaction = (db: PlatformDb, guid: string): Promise<ReactionRow | undefined> =>
  reactionsIn(db).where('guid', '=', guid).executeTakeFirst();

export const findByKey = (db: PlatformDb, targetGuid: string, keyHash: string): Promise<ReactionRow | undefined> =>
  reactionsIn(db).where('target_guid', '=', targetGuid).where('key_hash', '=', keyHash).executeTakeFirst();

/** False when the same key was here at the same moment. */
export async function insertReaction(
  trx: PlatformTransaction,
  row: Insertable<PlatformTables['reaction']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('reaction')
    .values(row)
    .onConflict((on) => on.columns(['target_guid', 'key_hash']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Held until the end: what changes below it counts one after the other. */
export const lockReaction = (trx: PlatformTransaction, guid: string): Promise<ReactionRow | undefined> =>
  reactionsIn(trx).where('guid', '=', guid).forUpdate().executeTakeFirst();

export async function recountAnswers(trx: PlatformTransaction, rootGuid: string): Promise<void> {
  await trx
    .updateTable('reaction')
    .set(({ selectFrom }) => ({
      answer_count: selectFrom('reaction as answer')
        .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'))
        .where('answer.root_guid', '=', rootGuid)
        .where('answer.status', '=', 'shown'),
    }))
    .where('guid', '=', rootGuid)
    .execute();
}

export interface NewStanding {
  status: ReactionState;
  statusBefore: ReactionState | null;
  reason: ReportReason | null;
  now: Date;
}

export const setStanding = (
  trx: PlatformTransaction,
  guid: string,
  { status, statusBefore, reason, now }: NewStanding,
) =>
  trx
    .updateTable('reaction')
    .set({ status, status_before: statusBefore, reason, settled_at: now })
    .where('guid', '=', guid)
    .execute();

/** False when readers have seen it before. */
export async function markPlaced(trx: PlatformTransaction, guid: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('reaction')
    .set({ placed_at: now })
    .where('guid', '=', guid)
    .where('placed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const setWords = (
  trx: PlatformTransaction,
  guid: string,
  { words, status, now }: { words: string; status: ReactionState; now: Date },
) => trx.updateTable('reaction').set({ words, status, edited_at: now }).where('guid', '=', guid).execute();

/** How many one person, or one address that is not proven yet, wrote since then. */
export async function countSince(
  db: PlatformDb,
  { userId, email }: { userId: string | null; email: string | null },
  since: Date,
): Promise<number> {
  if (userId === null && email === null) return 0;
  const { count } = await db
    .selectFrom('reaction')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('created_at', '>', since)
    .where(({ eb }) => (userId === null ? eb('author_email', '=', email) : eb('user_id', '=', userId)))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const findOwn = (
  db: PlatformDb,
  target: ThreadTarget,
  { userId, keyHashes }: { userId: string | null; keyHashes: readonly string[] },
  limit: number,
): Promise<ReactionRow[]> =>
  userId === null && keyHashes.length === 0
    ? Promise.resolve([])
    : reactionsIn(db)
        .where('target_guid', '=', target.guid)
        .where(({ eb, or }) =>
          or([
            ...(userId === null ? [] : [eb('user_id', '=', userId)]),
            ...(keyHashes.length === 0 ? [] : [eb('key_hash', 'in', keyHashes)]),
          ]),
        )
        .orderBy('seq', 'desc')
        .limit(limit)
        .execute();

/** False when this person or browser reported it before. */
export async function insertReport(
  trx: PlatformTransaction,
  report: { reactionGuid: string; reporter: string; reason: ReportReason; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('reaction_report')
    .values({
      reaction_guid: report.reactionGuid,
      reporter: report.reporter,
      reason: report.reason,
      created_at: report.now,
    })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await trx
    .updateTable('reaction')
    .set(({ eb }) => ({ open_reports: eb('open_reports', '+', 1) }))
    .where('guid', '=', report.reactionGuid)
    .execute();
  return true;
}

export const findBlock = (db: PlatformDb, userId: string) =>
  db.selectFrom('reaction_block').select('user_id').where('user_id', '=', userId).executeTakeFirst();

export const findClosed = (db: PlatformDb, targetGuid: string) =>
  db
    .selectFrom('reaction_thread')
    .select('closed_at')
    .where('target_guid', '=', targetGuid)
    .where('closed_at', 'is not', null)
    .executeTakeFirst();
