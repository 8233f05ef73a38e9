import type { MailWay, ToldBy } from '#features/following/contract/follow-words.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import { type NoticeHours, usualHours } from '../contract/notice-hours.ts';
import { type NoticeSubject, usualWays } from '../contract/notice-words.ts';

export type WaysOfPerson = Record<NoticeSubject, ToldBy>;

/** Of each of these people; who chose nothing has it as usual. */
export async function findWays(db: PlatformDb, userIds: readonly string[]): Promise<Map<string, WaysOfPerson>> {
  const ways = new Map<string, WaysOfPerson>(userIds.map((id) => [id, { ...usualWays }]));
  if (userIds.length === 0) return ways;
  const rows = await db
    .selectFrom('notice_way')
    .select(['user_id as userId', 'subject', 'in_bell as bell', 'mail'])
    .$narrowType<{ subject: NoticeSubject; mail: MailWay }>()
    .where('user_id', 'in', userIds)
    .execute();
  for (const { userId, subject, bell, mail } of rows) {
    const own = ways.get(userId);
    if (own !== undefined) own[subject] = { bell, mail };
  }
  return ways;
}

export async function storeWay(
  trx: PlatformTransaction,
  userId: string,
  subject: NoticeSubject,
  { bell, mail }: ToldBy,
): Promise<void> {
  const chosen = { in_bell: bell, mail };
  await trx
    .insertInto('notice_way')
    .values({ user_id: userId, subject, ...chosen })
    .onConflict((on) => on.columns(['user_id', 'subject']).doUpdateSet(chosen))
    .execute();
}

export async function findHours(db: PlatformDb, userIds: readonly string[]): Promise<(userId: string) => NoticeHours> {
  const rows =
    userIds.length === 0
      ? []
      : await db
          .selectFrom('notice_hours')
          .select([
            'user_id as userId',
            'quiet_from as quietFrom',
            'quiet_until as quietUntil',
            'quiet_day as quietDay',
            'digest_time as digestTime',
            'digest_day as digestDay',
            'time_zone as timeZone',
          ])
          .$narrowType<{ timeZone: TimeZone | null }>()
          .where('user_id', 'in', userIds)
          .execute();
  const known = new Map(rows.map(({ userId, ...hours }) => [userId, hours]));
  return (userId) => known.get(userId) ?? usualHours;
}

export async function storeHours(trx: PlatformTransaction, userId: string, hours: NoticeHours): Promise<void> {
  const columns = {
    quiet_from: hours.quietFrom,
    quiet_until: hours.quietUntil,
    quiet_day: hours.quietDay,
    digest_time: hours.digestTime,
    digest_day: hours.digestDay,
    time_zone: hours.timeZone,
  };
  await trx
    .insertInto('notice_hours')
    .values({ user_id: userId, ...columns })
    .onConflict((on) => on.column('user_id').doUpdateSet(columns))
    .execute();
}
