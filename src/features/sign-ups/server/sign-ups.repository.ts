import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTables } from '#platform/server/database/tables.generated.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { Waiting } from '../contract/moved-up.ts';

export type SignUpRow = Selectable<PlatformTables['item_sign_up']>;
export type SignUpState = 'pending' | 'in' | 'waiting' | 'out';

export const findSignUp = (db: PlatformDb, itemId: string): Promise<SignUpRow | undefined> =>
  db.selectFrom('item_sign_up').selectAll().where('item_id', '=', itemId).executeTakeFirst();

/** One change of who comes at a time: whoever signs up, off or is let in at the same moment waits here. */
export const lockSignUp = (trx: PlatformTransaction, itemId: string): Promise<SignUpRow | undefined> =>
  trx.selectFrom('item_sign_up').selectAll().where('item_id', '=', itemId).forUpdate().executeTakeFirst();

export type SignUpValues = Pick<
  SignUpRow,
  'form_guid' | 'capacity' | 'most_guests' | 'has_waiting_list' | 'opens_at' | 'closes_at'
>;

export async function writeSignUp(trx: PlatformTransaction, itemId: string, values: SignUpValues): Promise<void> {
  await trx
    .insertInto('item_sign_up')
    .values({ item_id: itemId, ...values })
    .onConflict((clash) => clash.column('item_id').doUpdateSet(values))
    .execute();
}

export const changeSignUp = (
  trx: PlatformTransaction,
  itemId: string,
  changes: Partial<Pick<SignUpRow, 'announced_at' | 'last_turn' | 'closes_at' | 'known_start'>>,
) => trx.updateTable('item_sign_up').set(changes).where('item_id', '=', itemId).execute();

export const deleteSignUp = (trx: PlatformTransaction, itemId: string) =>
  trx.deleteFrom('item_sign_up').where('item_id', '=', itemId).execute();

export interface Counts {
  /** Places: people and whom they bring. */
  taken: number;
  /** Sign-ups. */
  waiting: number;
}

export async function countPlaces(db: PlatformDb, itemId: string): Promise<Counts> {
  const { taken, waiting } = await db
    .selectFrom('sign_up')
    .select([
      sql<number>`coalesce(sum(1 + guests) filter (where state = 'in'), 0)::integer`.as('taken'),
      sql<number>`(count(*) filter (where state = 'waiting'))::integer`.as('waiting'),
    ])
    .where('item_id', '=', itemId)
    .executeTakeFirstOrThrow();
  return { taken, waiting };
}

export const hasAny = async (db: PlatformDb, itemId: string): Promise<boolean> =>
  (await db.selectFrom('sign_up').select('state').where('item_id', '=', itemId).limit(1).executeTakeFirst()) !==
  undefined;

/** Who wait, the first first. */
export const listWaiting = (db: PlatformDb, itemId: string): Promise<Waiting[]> =>
  db
    .selectFrom('sign_up')
    .select(['submission_guid as guid', sql<number>`1 + guests`.as('places')])
    .where('item_id', '=', itemId)
    .where('state', '=', 'waiting')
    .orderBy('turn')
    .execute();

export const insertPending = (trx: PlatformTransaction, row: { guid: string; itemId: string; guests: number }) =>
  trx
    .insertInto('sign_up')
    .values({ submission_guid: row.guid, item_id: row.itemId, guests: row.guests, state: 'pending' })
    .execute();

export const setState = (
  trx: PlatformTransaction,
  guids: readonly string[],
  changes: { state: SignUpState; turn?: number },
) => trx.updateTable('sign_up').set(changes).where('submission_guid', 'in', guids).execute();

const entries = (db: PlatformDb) =>
  db
    .selectFrom('sign_up')
    .innerJoin('form_submission', 'form_submission.guid', 'sign_up.submission_guid')
    .select([
      'sign_up.submission_guid as guid',
      'sign_up.item_id as itemId',
      'sign_up.guests',
      sql<SignUpState>`sign_up.state`.as('state'),
      'sign_up.turn',
      'form_submission.form_guid as formGuid',
      'form_submission.version',
      'form_submission.reference',
      'form_submission.answers',
      'form_submission.language',
      'form_submission.sender_guid as senderGuid',
      'form_submission.sender_email as senderEmail',
      'form_submission.sent_at as sentAt',
    ]);

export type SignUpEntry = Awaited<ReturnType<typeof listEntries>>[number];

export const findEntry = (db: PlatformDb, guid: string): Promise<SignUpEntry | undefined> =>
  entries(db).where('sign_up.submission_guid', '=', guid).executeTakeFirst();

export const findEntries = (db: PlatformDb, guids: readonly string[]): Promise<SignUpEntry[]> =>
  entries(db).where('sign_up.submission_guid', 'in', guids).orderBy('sign_up.turn').execute();

/** Who comes and who waits, in the order in which they came. */
export const listEntries = (db: PlatformDb, itemId: string) =>
  entries(db)
    .where('sign_up.item_id', '=', itemId)
    .where('sign_up.state', 'in', ['in', 'waiting'])
    .orderBy('sign_up.turn')
    .execute();

export const listEntriesOf = (db: PlatformDb, itemId: string, userId: string): Promise<SignUpEntry[]> =>
  entries(db)
    .where('sign_up.item_id', '=', itemId)
    .where('sign_up.state', '!=', 'out')
    .where('form_submission.sender_guid', '=', userId)
    .orderBy('form_submission.sent_at')
    .execute();

export async function countWaitingUntil(db: PlatformDb, itemId: string, turn: number): Promise<number> {
  const { count } = await db
    .selectFrom('sign_up')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('item_id', '=', itemId)
    .where('state', '=', 'waiting')
    .where('turn', '<=', turn)
    .executeTakeFirstOrThrow();
  return count;
}

/** Who comes to what begins between two moments and was not reminded; taken, so that nobody else reminds them. */
export async function takeUnreminded(trx: PlatformTransaction, from: Date, until: Date, now: Date): Promise<string[]> {
  const rows = await trx
    .updateTable('sign_up')
    .set({ reminded_at: now })
    .from('item')
    .whereRef('item.id', '=', 'sign_up.item_id')
    .where('item.period_start', '>=', from)
    .where('item.period_start', '<', until)
    .where('item.is_published', '=', true)
    .where('item.deleted_at', 'is', null)
    .where('sign_up.state', '=', 'in')
    .where('sign_up.reminded_at', 'is', null)
    .returning('sign_up.submission_guid')
    .execute();
  return rows.map(({ submission_guid }) => submission_guid);
}

export const insertStandardForm = (db: PlatformDb, formGuid: string, now: Date) =>
  db.insertInto('sign_up_form').values({ form_guid: formGuid, made_at: now }).execute();

export const listStandardForms = async (db: PlatformDb): Promise<string[]> => {
  const rows = await db.selectFrom('sign_up_form').select('form_guid').orderBy('made_at', 'desc').execute();
  return rows.map(({ form_guid }) => form_guid);
};
