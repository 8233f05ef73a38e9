import type { Language } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { Letter } from '../contract/letter.ts';
import type { LetterContent } from '../contract/letter-mail.ts';
import type { NewsletterFigures } from '../contract/newsletter.ts';
import type { NewsletterState } from '../contract/newsletter-states.ts';

const columns = [
  'guid',
  'list_guid as listGuid',
  'letter',
  'sequence',
  'state',
  'planned_for as plannedFor',
  'sent_letter as sentLetter',
  'sent_language as sentLanguage',
  'tested_at as testedAt',
  'tested_to as testedTo',
  'made_at as madeAt',
  'changed_at as changedAt',
  'began_at as beganAt',
  'ended_at as endedAt',
  'setbacks',
  'last_error as lastError',
  'figures',
] as const;

/** What a letter that is over keeps. Who leaves by it does so afterwards, and is counted whenever it is looked at. */
export type KeptFigures = Omit<NewsletterFigures, 'left'>;

interface Kept {
  letter: Letter;
  state: NewsletterState;
  sentLetter: LetterContent | null;
  sentLanguage: Language | null;
  figures: KeptFigures | null;
}

const selected = (db: PlatformDb) => db.selectFrom('newsletter').select(columns).$narrowType<Kept>();

export const findNewsletter = (db: PlatformDb, guid: string) =>
  selected(db).where('guid', '=', guid).executeTakeFirst();
export type NewsletterRow = NonNullable<Awaited<ReturnType<typeof findNewsletter>>>;

/** Who changes what becomes of it waits for who does so now. */
export const lockNewsletter = (trx: PlatformTransaction, guid: string) =>
  selected(trx).where('guid', '=', guid).forUpdate().executeTakeFirst();

export const findNewsletters = (db: PlatformDb): Promise<NewsletterRow[]> =>
  selected(db).orderBy('changed_at', 'desc').orderBy('guid').limit(500).execute();

export const insertNewsletter = (
  trx: PlatformTransaction,
  row: { guid: string; listGuid: string | null; letter: Letter; madeBy: string },
  now: Date,
) =>
  trx
    .insertInto('newsletter')
    .values({
      guid: row.guid,
      list_guid: row.listGuid,
      letter: JSON.stringify(row.letter),
      state: 'Draft',
      made_by: row.madeBy,
      made_at: now,
      changed_at: now,
    })
    .execute();

export const updateLetter = (
  trx: PlatformTransaction,
  guid: string,
  { letter, listGuid }: { letter: Letter; listGuid: string | null },
  now: Date,
) =>
  trx
    .updateTable('newsletter')
    .set((eb) => ({
      letter: JSON.stringify(letter),
      list_guid: listGuid,
      sequence: eb('sequence', '+', 1),
      changed_at: now,
    }))
    .where('guid', '=', guid)
    .execute();

export const deleteNewsletterRow = (trx: PlatformTransaction, guid: string) =>
  trx.deleteFrom('newsletter').where('guid', '=', guid).execute();

export const setTested = (trx: PlatformTransaction, guid: string, to: string[], now: Date) =>
  trx.updateTable('newsletter').set({ tested_at: now, tested_to: to }).where('guid', '=', guid).execute();

interface StateChange {
  state: NewsletterState;
  plannedFor?: Date | null;
  beganAt?: Date;
  endedAt?: Date | null;
  sent?: { letter: LetterContent; language: string };
}

export const setState = (
  trx: PlatformTransaction,
  guid: string,
  { state, plannedFor, beganAt, endedAt, sent }: StateChange,
  now: Date,
) =>
  trx
    .updateTable('newsletter')
    .set({
      state,
      changed_at: now,
      // Whatever it was counted in goes on or is over now.
      figures: null,
      setbacks: 0,
      last_error: '',
      runner: null,
      runner_until: null,
      ...(plannedFor === undefined ? {} : { planned_for: plannedFor }),
      ...(beganAt === undefined ? {} : { began_at: beganAt }),
      ...(endedAt === undefined ? {} : { ended_at: endedAt }),
      ...(sent === undefined ? {} : { sent_letter: JSON.stringify(sent.letter), sent_language: sent.language }),
    })
    .where('guid', '=', guid)
    .execute();

export const findDue = (db: PlatformDb, now: Date) =>
  db.selectFrom('newsletter').select('guid').where('state', '=', 'Planned').where('planned_for', '<=', now).execute();

/** Under way, and no process says that it is sending: work that was lost is begun anew. */
export const findStalled = (db: PlatformDb, before: Date) =>
  db
    .selectFrom('newsletter')
    .select('guid')
    .where('state', '=', 'Sending')
    .where(({ eb, or }) =>
      or([eb('runner_until', '<', before), eb.and([eb('runner_until', 'is', null), eb('changed_at', '<', before)])]),
    )
    .execute();

/** The list’s last letter before this one. */
export async function beganBefore(db: PlatformDb, listGuid: string, guid: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('newsletter')
    .select('began_at')
    .where('list_guid', '=', listGuid)
    .where('guid', '!=', guid)
    .where('began_at', 'is not', null)
    .orderBy('began_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.began_at ?? undefined;
}

export async function isListInUse(db: PlatformDb, listGuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter')
    .select('guid')
    .where('list_guid', '=', listGuid)
    .where('state', 'in', ['Planned', 'Sending', 'Paused'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
