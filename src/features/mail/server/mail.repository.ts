import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { MailState } from '../contract/mail-state.ts';
import type { RenderedMail } from '../contract/render-mail.ts';

export interface NewMail extends RenderedMail {
  kind: string;
  language: string;
  to: string;
  unsubscribeUrl: string | undefined;
  /** As the outbox shows it. */
  shownText: string;
  secrets: string[];
}

export async function insertMail(db: PlatformDb, mail: NewMail): Promise<string> {
  const { id } = await db
    .insertInto('mail')
    .values({
      kind: mail.kind,
      language: mail.language,
      to_address: mail.to,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      unsubscribe_url: mail.unsubscribeUrl ?? null,
      shown_text: mail.shownText,
      secrets: mail.secrets,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const summary = [
  'id',
  'kind',
  'to_address as to',
  'subject',
  'state',
  'tries',
  'last_error as lastError',
  'may_be_twice as mayBeTwice',
  'created_at as createdAt',
  'ended_at as endedAt',
] as const;

/** With its links and codes masked. */
export const findShownMail = (db: PlatformDb, id: string) =>
  db
    .selectFrom('mail')
    .select([...summary, 'shown_text as text'])
    .$narrowType<{ state: MailState }>()
    .where('id', '=', id)
    .executeTakeFirst();

export const findMailToSend = (db: PlatformDb, id: string) =>
  db
    .selectFrom('mail')
    .select(['to_address as to', 'subject', 'text', 'html', 'unsubscribe_url as unsubscribeUrl', 'secrets'])
    .select(['state', 'tries'])
    .$narrowType<{ state: MailState }>()
    .where('id', '=', id)
    .executeTakeFirst();

export interface OutboxFilter {
  search: string;
  state?: MailState | undefined;
  pageNumber: number;
  itemCount: number;
}

export async function listMail(db: PlatformDb, { search, state, pageNumber, itemCount }: OutboxFilter) {
  let query = db.selectFrom('mail');
  if (state !== undefined) query = query.where('state', '=', state);
  if (search !== '') {
    const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(({ eb, or }) => or([eb('to_address', 'ilike', pattern), eb('subject', 'ilike', pattern)]));
  }
  const [mails, { total }] = await Promise.all([
    query
      .select(summary)
      .$narrowType<{ state: MailState }>()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(itemCount)
      .offset((pageNumber - 1) * itemCount)
      .execute(),
    query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { mails, total };
}

export interface HeldMail {
  number: number;
  since: Date;
  reason: string;
}

/** Mails that were tried so often and still wait, with what the mail server said to the last of them. */
export async function findHeldMail(db: PlatformDb, tries: number): Promise<HeldMail | undefined> {
  const held = db.selectFrom('mail').where('state', '=', 'Waiting').where('tries', '>=', tries);
  const { number, since } = await held
    .select(({ fn }) => [fn.countAll<number>().as('number'), fn.min('created_at').as('since')])
    .executeTakeFirstOrThrow();
  if (since === null) return undefined;
  const last = await held.select('last_error as reason').orderBy('created_at', 'desc').limit(1).executeTakeFirst();
  return { number, since, reason: last?.reason ?? '' };
}

/** Told before it leaves: what is found handed over by the next try was not finished by the one before. */
export const markHandedOver = (db: PlatformDb, id: string, now: Date) =>
  db
    .updateTable('mail')
    .set({ handed_over_at: now, may_be_twice: sql<boolean>`may_be_twice or handed_over_at is not null` })
    .where('id', '=', id)
    .execute();

/** The words go with the sending: a copy of the database must not open accounts by old links. */
export const markSent = (db: PlatformDb, id: string, now: Date) =>
  db
    .updateTable('mail')
    .set((eb) => ({
      state: 'Sent',
      ended_at: now,
      handed_over_at: null,
      text: '',
      html: '',
      unsubscribe_url: null,
      shown_text: '',
      secrets: [],
      last_error: '',
      tries: eb('tries', '+', 1),
    }))
    .where('id', '=', id)
    .execute();

export const markKept = (db: PlatformDb, id: string, now: Date) =>
  db
    .updateTable('mail')
    .set((eb) => ({ state: 'Kept', ended_at: now, handed_over_at: null, tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .execute();

export const markTried = (db: PlatformDb, id: string, reason: string, isLast: boolean, now: Date) =>
  db
    .updateTable('mail')
    .set((eb) => ({
      state: isLast ? 'Failed' : 'Waiting',
      ended_at: isLast ? now : null,
      last_error: reason.slice(0, 500),
      handed_over_at: null,
      tries: eb('tries', '+', 1),
    }))
    .where('id', '=', id)
    .execute();

/** What still waits when nobody tries it any more. */
export const markGivenUp = (db: PlatformDb, id: string, now: Date) =>
  db
    .updateTable('mail')
    .set({ state: 'Failed', ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'Waiting')
    .execute();

/** Answers whether it was there to be sent again. */
export async function markWaiting(db: PlatformDb, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ state: 'Waiting', ended_at: null, tries: 0 })
    .where('id', '=', id)
    .where('state', 'in', ['Failed', 'Kept'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const deleteMailBefore = (db: PlatformDb, moment: Date) =>
  db.deleteFrom('mail').where('created_at', '<', moment).where('state', '!=', 'Waiting').execute();

/** How many are not sent yet and since when the first of them waits, and how many could not be sent. */
export async function countBacklog(db: PlatformDb) {
  const counted = db.selectFrom('mail').select(({ fn }) => fn.countAll<number>().as('count'));
  const [waiting, failed] = await Promise.all([
    counted
      .select(({ fn }) => fn.min('created_at').as('since'))
      .where('state', '=', 'Waiting')
      .executeTakeFirstOrThrow(),
    counted.where('state', '=', 'Failed').executeTakeFirstOrThrow(),
  ]);
  return { waiting: waiting.count, since: waiting.since, failed: failed.count };
}
