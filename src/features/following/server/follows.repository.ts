import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { FollowTarget } from '../contract/follow.ts';
import type { FollowKind, MailWay, ToldBy } from '../contract/follow-words.ts';

const columns = ['kind', 'target_guid as guid', 'in_bell as bell', 'mail'] as const;

const followsIn = (db: PlatformDb) =>
  db.selectFrom('follow').select(columns).$narrowType<{ kind: FollowKind; mail: MailWay }>();

export const findFollowsOf = (db: PlatformDb, userId: string) =>
  followsIn(db).where('user_id', '=', userId).orderBy('created_at', 'desc').orderBy('target_guid').execute();

export type FollowRow = Awaited<ReturnType<typeof findFollowsOf>>[number];

export const findFollow = (db: PlatformDb, userId: string, { kind, guid }: FollowTarget) =>
  followsIn(db)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('target_guid', '=', guid)
    .executeTakeFirst();

export async function countFollowsOf(db: PlatformDb, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('follow')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Twice is once; what was chosen of it stays. */
export async function insertFollow(
  trx: PlatformTransaction,
  userId: string,
  { kind, guid, bell, mail, now }: FollowTarget & ToldBy & { now: Date },
): Promise<void> {
  await trx
    .insertInto('follow')
    .values({ user_id: userId, kind, target_guid: guid, in_bell: bell, mail, created_at: now })
    .onConflict((on) => on.doNothing())
    .execute();
}

/** False when it is not followed. */
export async function updateFollow(
  trx: PlatformTransaction,
  userId: string,
  { kind, guid }: FollowTarget,
  { bell, mail }: ToldBy,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('follow')
    .set({ in_bell: bell, mail })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('target_guid', '=', guid)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const deleteFollow = (trx: PlatformTransaction, userId: string, { kind, guid }: FollowTarget) =>
  trx
    .deleteFrom('follow')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('target_guid', '=', guid)
    .execute();

export async function setMailOf(
  trx: PlatformTransaction,
  userId: string,
  ways: readonly MailWay[],
  mail: MailWay,
): Promise<void> {
  await trx.updateTable('follow').set({ mail }).where('user_id', '=', userId).where('mail', 'in', ways).execute();
}

/** Who follows an item that turned out to be the same as another follows that; who did so already stays as they were. */
export async function copyFollows(trx: PlatformTransaction, from: string, into: string, now: Date): Promise<void> {
  await trx
    .insertInto('follow')
    .columns(['user_id', 'kind', 'target_guid', 'in_bell', 'mail', 'created_at', 'came_from'])
    .expression(
      trx
        .selectFrom('follow')
        .select([
          'user_id',
          'kind',
          sql<string>`${into}::uuid`.as('target_guid'),
          'in_bell',
          'mail',
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<string>`${from}::uuid`.as('came_from'),
        ])
        .where('kind', '=', 'item')
        .where('target_guid', '=', from),
    )
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Who let go of both when they were one does not follow either of them afterwards. */
export async function takeFollowsBack(trx: PlatformTransaction, from: string, into: string): Promise<void> {
  const ofItem = (guid: string) => trx.deleteFrom('follow').where('kind', '=', 'item').where('target_guid', '=', guid);
  await ofItem(from)
    .where('user_id', 'not in', (eb) =>
      eb
        .selectFrom('follow as other')
        .select('other.user_id')
        .where('other.kind', '=', 'item')
        .where('other.target_guid', '=', into),
    )
    .execute();
  await ofItem(into).where('came_from', '=', from).execute();
}

/** In the order of who they are, so that however many there are, nobody is met twice. */
export const findFollowersAfter = (
  db: PlatformDb,
  { kind, guid }: FollowTarget,
  { afterId, limit }: { afterId: string; limit: number },
) =>
  db
    .selectFrom('follow')
    .select(['user_id as userId', 'in_bell as bell', 'mail'])
    .$narrowType<{ mail: MailWay }>()
    .where('kind', '=', kind)
    .where('target_guid', '=', guid)
    .where('user_id', '>', afterId)
    .orderBy('user_id')
    .limit(limit)
    .execute();

export type Follower = Awaited<ReturnType<typeof findFollowersAfter>>[number];

/** Those of these that somebody follows. */
export const findFollowed = (db: PlatformDb, kind: FollowKind, guids: readonly string[]) =>
  guids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('follow')
        .select('target_guid as guid')
        .distinct()
        .where('kind', '=', kind)
        .where('target_guid', 'in', guids)
        .execute();

/** Nobody makes more forms than this, and only forms are asked for. */
const mostTargets = 1000;

/** Whatever of this kind somebody follows. */
export async function findEveryFollowed(db: PlatformDb, kind: FollowKind): Promise<string[]> {
  const rows = await db
    .selectFrom('follow')
    .select('target_guid as guid')
    .distinct()
    .where('kind', '=', kind)
    .orderBy('target_guid')
    .limit(mostTargets)
    .execute();
  return rows.map(({ guid }) => guid);
}
