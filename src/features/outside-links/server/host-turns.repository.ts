import { sql } from 'kysely';
import type { ControlDb } from '#platform/server/database/database.ts';

/** Spec §2: each site is asked at most once a second. */
const gap = sql.raw("interval '1 second'");
/** Who would have to wait longer comes back in a later turn of theirs, and takes nobody's place. */
const longestQueue = sql.raw("interval '15 seconds'");

export interface HostTurn {
  at: Date;
  /** Milliseconds until then. */
  wait: number;
}

/** The next moment at which nobody of this installation asks the host; nothing when too many wait already. */
export async function takeHostTurn(db: ControlDb, host: string): Promise<HostTurn | undefined> {
  const taken = await db
    .insertInto('outside_host')
    .values({ host, free_at: sql`now() + ${gap}` })
    .onConflict((conflict) =>
      conflict
        .column('host')
        .doUpdateSet({ free_at: sql`greatest(now(), outside_host.free_at) + ${gap}` })
        .where(sql<boolean>`outside_host.free_at <= now() + ${longestQueue}`),
    )
    .returning([
      sql<Date>`outside_host.free_at - ${gap}`.as('at'),
      sql<number>`(extract(epoch from outside_host.free_at - ${gap} - now()) * 1000)::float8`.as('wait'),
    ])
    .executeTakeFirst();
  return taken;
}

export const forgetHostTurns = (db: ControlDb) =>
  db.deleteFrom('outside_host').where('free_at', '<', sql<Date>`now() - interval '1 hour'`).execute();
