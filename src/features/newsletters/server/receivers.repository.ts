import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { ReceiverState } from '../contract/newsletter-states.ts';
import { reachable } from './lists.repository.ts';

/** Who is next; those who were never tried before those who are tried again. It goes where they read their mail now. */
export const nextReceivers = (db: PlatformDb, newsletterGuid: string, now: Date, limit: number) =>
  db
    .selectFrom('newsletter_receiver')
    .innerJoin('newsletter_reader', 'newsletter_reader.id', 'newsletter_receiver.reader_id')
    .innerJoin('user', 'user.id', 'newsletter_reader.user_id')
    .select(['reader_id as readerId', 'user.email as address', 'newsletter_receiver.since', 'tries'])
    .where('newsletter_guid', '=', newsletterGuid)
    .where('state', '=', 'Waiting')
    .where(({ eb, or }) => or([eb('not_before', 'is', null), eb('not_before', '<=', now)]))
    .orderBy('tries')
    .orderBy('reader_id')
    .limit(limit)
    .execute();

export type NextReceiver = Awaited<ReturnType<typeof nextReceivers>>[number];

/** When somebody is next who was put off. */
export async function nextMoment(db: PlatformDb, newsletterGuid: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('newsletter_receiver')
    .select(({ fn }) => fn.min('not_before').as('at'))
    .where('newsletter_guid', '=', newsletterGuid)
    .where('state', '=', 'Waiting')
    .executeTakeFirst();
  return row?.at ?? undefined;
}

/**
 * Told before the end of the letter is said: whoever finds it handed over later knows that it may have arrived. False when it must not
 * go: somebody else has it, the sending was paused or stopped, its reader left in the meantime or lost the role or the address by which
 * they had it, or reads their mail elsewhere by now.
 */
export async function markHandedOver(
  db: PlatformDb,
  { newsletterGuid, readerId, address, runner }: ReceiverInHand & { runner: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_receiver')
    .set((eb) => ({ state: 'HandedOver', address, tries: eb('tries', '+', 1) }))
    .where('newsletter_guid', '=', newsletterGuid)
    .where('reader_id', '=', readerId)
    .where('state', '=', 'Waiting')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('newsletter')
          .select('newsletter.guid')
          .where('newsletter.guid', '=', newsletterGuid)
          .where('newsletter.state', '=', 'Sending')
          .where('newsletter.runner', '=', runner),
      ),
    )
    .where(({ exists }) =>
      exists(reachable(db).select('reader.id').where('reader.id', '=', readerId).where('user.email', '=', address)),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

interface ReceiverInHand {
  newsletterGuid: string;
  readerId: string;
  address: string;
}

interface Ended {
  newsletterGuid: string;
  readerId: string;
  state: Exclude<ReceiverState, 'Waiting' | 'HandedOver'>;
  reason?: string;
}

/** An answer that comes late still counts: what was thought doubtful is not any more. Where it went is forgotten once it arrived. */
export const markEnded = (db: PlatformDb, { newsletterGuid, readerId, state, reason = '' }: Ended, now: Date) =>
  db
    .updateTable('newsletter_receiver')
    .set({
      state,
      reason: reason.slice(0, 500),
      ended_at: now,
      ...(state === 'Accepted' || state === 'Skipped' ? { address: '' } : {}),
    })
    .where('newsletter_guid', '=', newsletterGuid)
    .where('reader_id', '=', readerId)
    .where('state', 'in', ['Waiting', 'HandedOver', 'Doubt'])
    .execute();

/** To be tried again later; a setback counts as no try. */
export const markWaiting = (
  db: PlatformDb,
  { newsletterGuid, readerId, reason }: { newsletterGuid: string; readerId: string; reason: string },
  { tries, notBefore }: { tries: number; notBefore: Date | null },
) =>
  db
    .updateTable('newsletter_receiver')
    .set({ state: 'Waiting', reason: reason.slice(0, 500), tries, not_before: notBefore })
    .where('newsletter_guid', '=', newsletterGuid)
    .where('reader_id', '=', readerId)
    .where('state', 'in', ['Waiting', 'HandedOver', 'Doubt'])
    .execute();

/** What a process that is gone had in hand: nobody knows whether it arrived. */
export const doubtHandedOver = (db: PlatformDb, newsletterGuid: string, now: Date) =>
  db
    .updateTable('newsletter_receiver')
    .set({ state: 'Doubt', ended_at: now })
    .where('newsletter_guid', '=', newsletterGuid)
    .where('state', '=', 'HandedOver')
    .execute();

/** Those who left while they waited, or whom nothing of this list goes to any more. */
export const skipLeft = (db: PlatformDb, newsletterGuid: string, now: Date) =>
  db
    .updateTable('newsletter_receiver')
    .set({ state: 'Skipped', ended_at: now, address: '' })
    .where('newsletter_guid', '=', newsletterGuid)
    .where('state', '=', 'Waiting')
    .where('reader_id', 'not in', () =>
      reachable(db)
        .innerJoin('newsletter', 'newsletter.list_guid', 'list.guid')
        .select('reader.id')
        .where('newsletter.guid', '=', newsletterGuid),
    )
    .execute();

/** Stopped: they do not get it. */
export const skipWaiting = (trx: PlatformTransaction, newsletterGuid: string, now: Date) =>
  trx
    .updateTable('newsletter_receiver')
    .set({ state: 'Skipped', ended_at: now, address: '' })
    .where('newsletter_guid', '=', newsletterGuid)
    .where('state', '=', 'Waiting')
    .execute();

/** Somebody decided that twice is better than not at all. */
export async function sendDoubtfulAgain(trx: PlatformTransaction, newsletterGuid: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('newsletter_receiver')
    .set({ state: 'Waiting', ended_at: null, not_before: null })
    .where('newsletter_guid', '=', newsletterGuid)
    .where('state', '=', 'Doubt')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function findReceivers(
  db: PlatformDb,
  newsletterGuid: string,
  { state, pageNumber, itemCount }: { state: ReceiverState; pageNumber: number; itemCount: number },
) {
  const query = db
    .selectFrom('newsletter_receiver')
    .where('newsletter_guid', '=', newsletterGuid)
    .where('state', '=', state);
  const [receivers, { total }] = await Promise.all([
    query
      .select(['reader_id as readerId', 'address', 'state', 'reason'])
      .$narrowType<{ state: ReceiverState }>()
      .orderBy('address')
      .orderBy('reader_id')
      .limit(itemCount)
      .offset((pageNumber - 1) * itemCount)
      .execute(),
    query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { receivers, total: Number(total) };
}
