import type { ControlDb } from '#platform/server/database/database.ts';

/** The first time only: a release that comes back after another was tried keeps its day. */
export async function noteRelease(db: ControlDb, release: string, now: Date): Promise<void> {
  await db
    .insertInto('release_seen')
    .values({ release, first_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function firstSeen(db: ControlDb, release: string): Promise<Date | null> {
  const row = await db.selectFrom('release_seen').select('first_at').where('release', '=', release).executeTakeFirst();
  return row?.first_at ?? null;
}
