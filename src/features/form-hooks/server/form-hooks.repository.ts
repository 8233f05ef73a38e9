import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { HookContents } from '../contract/hook-contents.ts';
import type { HookEvent } from '../contract/hook-events.ts';
import type { StopReason } from '../contract/hook-outcome.ts';

const columns = [
  'guid',
  'form_guid as formGuid',
  'place',
  'sealed',
  'events',
  'contents',
  'is_on as isOn',
  'failing_since as failingSince',
  'stopped',
] as const;

interface Narrowed {
  events: HookEvent[];
  contents: HookContents;
  stopped: StopReason | null;
}

const hooks = (db: PlatformDb) => db.selectFrom('form_hook').select(columns).$narrowType<Narrowed>();

export type HookRow = Awaited<ReturnType<typeof listHookRows>>[number];

export const listHookRows = (db: PlatformDb, formGuid: string) =>
  hooks(db).where('form_guid', '=', formGuid).orderBy('created_at').orderBy('guid').execute();

export const findHookRow = (db: PlatformDb, guid: string) => hooks(db).where('guid', '=', guid).executeTakeFirst();

/** And stays until what is written of it is committed. */
export const isThere = async (trx: PlatformTransaction, guid: string): Promise<boolean> =>
  (await trx.selectFrom('form_hook').select('guid').where('guid', '=', guid).forKeyShare().executeTakeFirst()) !==
  undefined;

/** One change of a webhook at a time. */
export const lockHookRow = (trx: PlatformTransaction, guid: string) =>
  hooks(trx).where('guid', '=', guid).forUpdate().executeTakeFirst();

/** Those who add one at the same moment wait for one another, so that there are never too many. */
export async function countHooks(trx: PlatformTransaction, formGuid: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`form hooks ${formGuid}`}, 0))`.execute(trx);
  const { number } = await trx
    .selectFrom('form_hook')
    .select(({ fn }) => fn.countAll<number>().as('number'))
    .where('form_guid', '=', formGuid)
    .executeTakeFirstOrThrow();
  return number;
}

interface HookValues {
  place: string;
  sealed: string;
  events: HookEvent[];
  contents: HookContents;
  isOn: boolean;
}

const written = ({ place, sealed, events, contents, isOn }: HookValues, now: Date) => ({
  place,
  sealed,
  events,
  contents,
  is_on: isOn,
  changed_at: now,
});

export const insertHook = (trx: PlatformTransaction, guid: string, formGuid: string, values: HookValues, now: Date) =>
  trx
    .insertInto('form_hook')
    .values({ guid, form_guid: formGuid, created_at: now, ...written(values, now) })
    .execute();

/** Whoever changes it has looked at it: what it failed at before does not count any more. */
export const updateHook = (trx: PlatformTransaction, guid: string, values: HookValues, now: Date) =>
  trx
    .updateTable('form_hook')
    .set({ ...written(values, now), stopped: null, failing_since: null, rest_until: null })
    .where('guid', '=', guid)
    .execute();

export const storeKeys = (trx: PlatformTransaction, guid: string, sealed: string, now: Date) =>
  trx.updateTable('form_hook').set({ sealed, changed_at: now }).where('guid', '=', guid).execute();

export const deleteHook = (trx: PlatformTransaction, guid: string) =>
  trx.deleteFrom('form_hook').where('guid', '=', guid).execute();

/** The one who gets it sends what is due, and nobody else until then; undefined when it is another's, rests or is off. */
export const takeHook = (db: PlatformDb, guid: string, now: Date, until: Date) =>
  db
    .updateTable('form_hook')
    .set({ busy_until: until })
    .where('guid', '=', guid)
    .where('is_on', '=', true)
    .where(({ or, eb }) => or([eb('busy_until', 'is', null), eb('busy_until', '<=', now)]))
    .where(({ or, eb }) => or([eb('rest_until', 'is', null), eb('rest_until', '<=', now)]))
    .returning('guid')
    .executeTakeFirst();

/** Until when somebody has it, which no two have the same: by that who was away too long finds that it is another's now. */
export interface HeldHook {
  guid: string;
  until: Date;
}

/** As it is now, for whoever has it: it may have been taken over, changed, switched off or told to rest meanwhile. */
export const keepHook = (db: PlatformDb, held: HeldHook, now: Date, until: Date) =>
  db
    .updateTable('form_hook')
    .set({ busy_until: until })
    .where('guid', '=', held.guid)
    .where('busy_until', '=', held.until)
    .where('is_on', '=', true)
    .where(({ or, eb }) => or([eb('rest_until', 'is', null), eb('rest_until', '<=', now)]))
    .returning(columns)
    .$narrowType<Narrowed>()
    .executeTakeFirst();

/** Only by who has it still. */
export const letHookGo = (db: PlatformDb, held: HeldHook) =>
  db
    .updateTable('form_hook')
    .set({ busy_until: null })
    .where('guid', '=', held.guid)
    .where('busy_until', '=', held.until)
    .execute();

export const markWorking = (trx: PlatformTransaction, guid: string) =>
  trx.updateTable('form_hook').set({ failing_since: null }).where('guid', '=', guid).execute();

export async function markFailing(trx: PlatformTransaction, guid: string, now: Date, restUntil: Date | null) {
  const { failingSince } = await trx
    .updateTable('form_hook')
    .set({ failing_since: sql<Date>`coalesce(failing_since, ${now})`, rest_until: restUntil })
    .where('guid', '=', guid)
    .returning('failing_since as failingSince')
    .executeTakeFirstOrThrow();
  return failingSince;
}

/** False when it was off already. */
export async function stopHook(trx: PlatformTransaction, guid: string, reason: StopReason): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('form_hook')
    .set({ is_on: false, stopped: reason })
    .where('guid', '=', guid)
    .where('is_on', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Those that were switched off by themselves, or gave something up and have had nothing accepted since. */
export const listTroubled = (db: PlatformDb) =>
  db
    .selectFrom('form_hook')
    .select(['guid', 'form_guid as formGuid', 'place', 'stopped', 'failing_since as failingSince'])
    .$narrowType<{ stopped: StopReason | null }>()
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        eb('stopped', 'is not', null),
        and([
          eb('failing_since', 'is not', null),
          exists(
            selectFrom('form_hook_delivery')
              .select('form_hook_delivery.guid')
              .whereRef('form_hook_delivery.hook_guid', '=', 'form_hook.guid')
              .where('form_hook_delivery.state', '=', 'given-up')
              .where('form_hook_delivery.event', '<>', 'test'),
          ),
        ]),
      ]),
    )
    .orderBy('failing_since')
    .orderBy('guid')
    .execute();
