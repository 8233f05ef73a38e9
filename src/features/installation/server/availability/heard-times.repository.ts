import type { ControlDb } from '#platform/server/database/database.ts';
import { awayAfter, daysMeasured, type HeardTime } from '../../contract/availability.ts';

/** In milliseconds. Of several processes that say at once that they are there, one writes it down. */
const writtenEvery = 5000;
/** A day more than is ever shown, in whichever zone. */
const keptFor = (daysMeasured + 2) * 24 * 60 * 60_000;
const before = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() - milliseconds);

/** That somebody is there now: the time goes on that is newest, and after a silence another one begins. */
export async function noteHeard(db: ControlDb, now: Date): Promise<void> {
  const newest = await db
    .selectFrom('heard_time')
    .selectAll()
    // One whose clock was ahead decides nothing for the others.
    .where('begun_at', '<=', now)
    .orderBy('begun_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const silence = newest && now.getTime() - newest.until.getTime();
  if (newest !== undefined && silence !== undefined && silence < awayAfter) {
    if (silence < writtenEvery) return;
    await db
      .updateTable('heard_time')
      .set({ until: now })
      .where('begun_at', '=', newest.begun_at)
      .where('until', '<', now)
      .execute();
    return;
  }
  await db
    .insertInto('heard_time')
    .values({ begun_at: now, until: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Of what is old the last one stays, which says how long the silence after it was and that it is not the first.
  await db
    .deleteFrom('heard_time')
    .where('until', '<', before(now, keptFor))
    .where('begun_at', '<', (query) =>
      query
        .selectFrom('heard_time')
        .select(({ fn }) => fn.max('begun_at').as('last'))
        .where('until', '<', before(now, keptFor)),
    )
    .execute();
}

/** Those that reach into the time since this moment, and the last one before it. */
export async function listHeardSince(db: ControlDb, moment: Date): Promise<HeardTime[]> {
  const rows = await db
    .selectFrom('heard_time')
    .selectAll()
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('until', '>=', moment),
        eb(
          'begun_at',
          '=',
          selectFrom('heard_time')
            .select(({ fn }) => fn.max('begun_at').as('last'))
            .where('until', '<', moment),
        ),
      ]),
    )
    .orderBy('begun_at')
    .execute();
  return rows.map(({ begun_at, until }) => ({ begunAt: begun_at, until }));
}

export async function firstHeard(db: ControlDb): Promise<Date | null> {
  const row = await db
    .selectFrom('heard_time')
    .select(({ fn }) => fn.min('begun_at').as('first'))
    .executeTakeFirst();
  return row?.first ?? null;
}
