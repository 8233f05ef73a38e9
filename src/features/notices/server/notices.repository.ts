import type { Insertable } from 'kysely';
import type { FollowKind, MailWay } from '#features/following/contract/follow-words.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTables } from '#platform/server/database/tables.generated.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { AboutKind, NoticeKind } from '../contract/notice-words.ts';

const columns = [
  'guid',
  'kind',
  'about_kind as aboutKind',
  'about_guid as aboutGuid',
  'detail_guid as detailGuid',
  'follow_kind as followKind',
  'follow_guid as followGuid',
  'actor_id as actorId',
  'in_bell as inBell',
  'mail',
  'created_at as at',
  'read_at as readAt',
] as const;

interface Narrowed {
  kind: NoticeKind;
  aboutKind: AboutKind;
  followKind: FollowKind | null;
  mail: MailWay;
}

const noticesIn = (db: PlatformDb) => db.selectFrom('notice').select(columns).$narrowType<Narrowed>();

/** The newest first. */
export const findNotices = (
  db: PlatformDb,
  userId: string,
  { before, limit }: { before: Date | undefined; limit: number },
) =>
  noticesIn(db)
    .where('user_id', '=', userId)
    .where('in_bell', '=', true)
    .$if(before !== undefined, (query) => query.where('created_at', '<', before ?? new Date(0)))
    .orderBy('created_at', 'desc')
    .orderBy('guid')
    .limit(limit)
    .execute();

export type NoticeRow = Awaited<ReturnType<typeof findNotices>>[number];

/** Who was told of it before is not told again; answers whose it is, of those that are new. */
export async function insertNotices(
  trx: PlatformTransaction,
  rows: readonly Insertable<PlatformTables['notice']>[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const made = await trx
    .insertInto('notice')
    .values([...rows])
    .onConflict((on) => on.columns(['user_id', 'cause']).doNothing())
    .returning('user_id')
    .execute();
  return made.map(({ user_id }) => user_id);
}

export async function setRead(
  trx: PlatformTransaction,
  userId: string,
  guids: readonly string[] | undefined,
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  const rows = await trx
    .updateTable('notice')
    .set({ read_at: now })
    .where('guid', 'in', ({ selectFrom }) =>
      selectFrom('notice')
        .select('guid')
        .where('user_id', '=', userId)
        .where('in_bell', '=', true)
        .where('read_at', 'is', null)
        .$if(guids !== undefined, (query) => query.where('guid', 'in', guids ?? []))
        .orderBy('created_at', 'desc')
        .limit(limit),
    )
    .returning('guid')
    .execute();
  return rows.map(({ guid }) => guid);
}

export async function setUnread(trx: PlatformTransaction, userId: string, guids: readonly string[]): Promise<string[]> {
  const rows = await trx
    .updateTable('notice')
    .set({ read_at: null })
    .where('user_id', '=', userId)
    .where('guid', 'in', guids)
    .returning('guid')
    .execute();
  return rows.map(({ guid }) => guid);
}

export async function deleteNoticesBefore(db: PlatformDb, before: Date): Promise<void> {
  await db.deleteFrom('notice').where('created_at', '<', before).execute();
}

/** Whose mail is due, the longest waiting first. */
export const findWaitingPeople = (db: PlatformDb, now: Date, limit: number) =>
  db
    .selectFrom('notice')
    .select(({ fn }) => ['user_id as userId', fn.min('mail_due_at').as('since')])
    .where('mail_due_at', '<=', now)
    .where('mailed_at', 'is', null)
    .groupBy('user_id')
    .orderBy('since')
    .limit(limit)
    .execute();

/** Held until the mail is in the outbox; another process that looks meanwhile finds none of them. */
export const lockDue = (trx: PlatformTransaction, userId: string, now: Date, limit: number): Promise<NoticeRow[]> =>
  noticesIn(trx)
    .where('user_id', '=', userId)
    .where('mail_due_at', '<=', now)
    .where('mailed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** `at` null: there will be no mail of it. */
export const markMailed = (trx: PlatformTransaction, guids: readonly string[], at: Date | null) =>
  guids.length === 0
    ? undefined
    : trx
        .updateTable('notice')
        .set(at === null ? { mail_due_at: null } : { mailed_at: at })
        .where('guid', 'in', guids)
        .execute();

export const postpone = (trx: PlatformTransaction, guids: readonly string[], until: Date) =>
  trx.updateTable('notice').set({ mail_due_at: until }).where('guid', 'in', guids).execute();
