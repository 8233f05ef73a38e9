import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { MailedTarget } from '../contract/follow-by-mail.ts';
import type { FollowKindByMail, WayByMail } from '../contract/follow-words.ts';

export interface WaitingFollowRow extends MailedTarget {
  email: string;
  mail: WayByMail;
  title: string;
}

/** The same, sent twice, is one. */
export const putWaiting = (
  trx: PlatformTransaction,
  id: string,
  { kind, guid, email, mail, title }: WaitingFollowRow,
  now: Date,
) =>
  trx
    .insertInto('follow_waiting')
    .values({ guid: id, kind, target_guid: guid, email, mail, title, asked_at: now })
    .onConflict((on) => on.column('guid').doUpdateSet({ asked_at: now, mail }))
    .execute();

export const findWaiting = (db: PlatformDb, id: string): Promise<WaitingFollowRow | undefined> =>
  db
    .selectFrom('follow_waiting')
    .select(['kind', 'target_guid as guid', 'email', 'mail', 'title'])
    .$narrowType<{ kind: FollowKindByMail; mail: WayByMail }>()
    .where('guid', '=', id)
    .executeTakeFirst();

export async function setWaitingAddress(trx: PlatformTransaction, id: string, email: string): Promise<void> {
  await trx.updateTable('follow_waiting').set({ email }).where('guid', '=', id).execute();
}

/** False when another was first. */
export async function deleteWaiting(trx: PlatformTransaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('follow_waiting').where('guid', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** However often the address was given for it: it is proven. */
export const deleteWaitingOf = (trx: PlatformTransaction, { kind, guid }: MailedTarget, email: string) =>
  trx
    .deleteFrom('follow_waiting')
    .where('kind', '=', kind)
    .where('target_guid', '=', guid)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .execute();

export const deleteWaitingBefore = (db: PlatformDb, moment: Date) =>
  db.deleteFrom('follow_waiting').where('asked_at', '<', moment).execute();
