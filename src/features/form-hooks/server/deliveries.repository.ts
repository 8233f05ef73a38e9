import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { HookDelivery } from '../contract/form-hook.ts';
import type { MessageEvent } from '../contract/hook-events.ts';
import type { DeliveryState, HookOutcome } from '../contract/hook-outcome.ts';

const columns = [
  'guid',
  'hook_guid as hookGuid',
  'event',
  'submission_guid as submissionGuid',
  'version',
  'reference',
  'status',
  'happened_at as happenedAt',
  'state',
  'tries',
  'tries_in_row as triesInRow',
  'due_at as dueAt',
  'tried_at as triedAt',
  'outcome',
  'status_code as statusCode',
  'answer',
] as const;

interface Narrowed {
  event: MessageEvent;
  state: DeliveryState;
  outcome: HookOutcome | null;
}

const deliveries = (db: PlatformDb) => db.selectFrom('form_hook_delivery').select(columns).$narrowType<Narrowed>();

export type DeliveryRow = Awaited<ReturnType<typeof listDeliveries>>[number];

export const listDeliveries = (
  db: PlatformDb,
  hookGuid: string,
  { state, limit }: { state?: DeliveryState | undefined; limit: number },
) =>
  deliveries(db)
    .where('hook_guid', '=', hookGuid)
    .$if(state !== undefined, (found) => found.where('state', '=', state ?? ''))
    .orderBy('happened_at', 'desc')
    .orderBy('guid')
    .limit(limit)
    .execute();

export const findDelivery = (db: PlatformDb, guid: string) =>
  deliveries(db).where('guid', '=', guid).executeTakeFirst();

export interface NewDelivery {
  guid: string;
  hookGuid: string;
  event: MessageEvent;
  submissionGuid: string | null;
  version: number | null;
  reference: string;
  status: string;
  happenedAt: Date;
}

export const insertDeliveries = (trx: PlatformTransaction, rows: readonly NewDelivery[]) =>
  trx
    .insertInto('form_hook_delivery')
    .values(
      rows.map(({ hookGuid, submissionGuid, happenedAt, ...row }) => ({
        ...row,
        hook_guid: hookGuid,
        submission_guid: submissionGuid,
        happened_at: happenedAt,
        due_at: happenedAt,
        state: 'waiting',
      })),
    )
    .execute();

/** The one that waits longest. */
export const findDue = (db: PlatformDb, hookGuid: string, now: Date) =>
  deliveries(db)
    .where('hook_guid', '=', hookGuid)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('guid')
    .limit(1)
    .executeTakeFirst();

/** Webhooks with something to send that could be sent now. */
export const listHooksWithWork = (db: PlatformDb, now: Date): Promise<{ guid: string }[]> =>
  db
    .selectFrom('form_hook')
    .select('form_hook.guid')
    .where('is_on', '=', true)
    .where(({ or, eb }) => or([eb('busy_until', 'is', null), eb('busy_until', '<=', now)]))
    .where(({ or, eb }) => or([eb('rest_until', 'is', null), eb('rest_until', '<=', now)]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('form_hook_delivery')
          .select('form_hook_delivery.guid')
          .whereRef('form_hook_delivery.hook_guid', '=', 'form_hook.guid')
          .where('form_hook_delivery.state', '=', 'waiting')
          .where('form_hook_delivery.due_at', '<=', now),
      ),
    )
    .execute();

export interface TriedDelivery {
  state: DeliveryState;
  dueAt: Date | null;
  triedAt: Date;
  outcome: HookOutcome;
  statusCode: number | null;
  answer: string | null;
}

/** Undefined when somebody else wrote of a try meanwhile. */
export const storeTry = (
  trx: PlatformTransaction,
  { guid, tries }: Pick<DeliveryRow, 'guid' | 'tries'>,
  tried: TriedDelivery,
) =>
  trx
    .updateTable('form_hook_delivery')
    .set({
      state: tried.state,
      due_at: tried.dueAt,
      tried_at: tried.triedAt,
      outcome: tried.outcome,
      status_code: tried.statusCode,
      answer: tried.answer,
      tries: sql<number>`tries + 1`,
      tries_in_row: sql<number>`tries_in_row + 1`,
    })
    .where('guid', '=', guid)
    .where('tries', '=', tries)
    .returning(columns)
    .$narrowType<Narrowed>()
    .executeTakeFirst();

const again = (now: Date) => ({ state: 'waiting', due_at: now, tries_in_row: 0 });

export const sendAgain = (trx: PlatformTransaction, guid: string, now: Date) =>
  trx
    .updateTable('form_hook_delivery')
    .set(again(now))
    .where('guid', '=', guid)
    .where('event', '<>', 'test')
    .returning(columns)
    .$narrowType<Narrowed>()
    .executeTakeFirst();

export async function sendAllAgain(trx: PlatformTransaction, hookGuid: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('form_hook_delivery')
    .set(again(now))
    .where('hook_guid', '=', hookGuid)
    .where('state', '=', 'given-up')
    .where('event', '<>', 'test')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** What waited while it was off goes now. */
export const hurryWaiting = (trx: PlatformTransaction, hookGuid: string, now: Date) =>
  trx
    .updateTable('form_hook_delivery')
    .set({ due_at: now })
    .where('hook_guid', '=', hookGuid)
    .where('state', '=', 'waiting')
    .execute();

/** How many wait and how many were given up, and the last one, of each. */
export async function summariseDeliveries(db: PlatformDb, hookGuid: string) {
  const [counts, [last]] = await Promise.all([
    db
      .selectFrom('form_hook_delivery')
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere('state', '=', 'waiting').as('waiting'),
        fn.countAll<number>().filterWhere('state', '=', 'given-up').filterWhere('event', '<>', 'test').as('givenUp'),
      ])
      .where('hook_guid', '=', hookGuid)
      .where('state', '<>', 'delivered')
      .executeTakeFirstOrThrow(),
    listDeliveries(db, hookGuid, { limit: 1 }),
  ]);
  return { ...counts, last };
}

export const deleteDeliveriesBefore = (db: PlatformDb, moment: Date) =>
  db.deleteFrom('form_hook_delivery').where('happened_at', '<', moment).execute();

const momentOf = (date: Date | null): string | null => date?.toISOString() ?? null;

export const presentDelivery = (row: DeliveryRow): HookDelivery => ({
  guid: row.guid,
  event: row.event,
  happenedOn: row.happenedAt.toISOString(),
  reference: row.reference,
  submissionGuid: row.submissionGuid,
  state: row.state,
  tries: row.tries,
  triedOn: momentOf(row.triedAt),
  dueOn: momentOf(row.dueAt),
  outcome: row.outcome,
  statusCode: row.statusCode,
  answer: row.answer,
});
