import type { PlatformDb } from '#platform/server/database/database.ts';

/** One process sends a letter at a time: only so can it be told what a process that is gone had in hand. False when another has it. */
export async function takeLease(
  db: PlatformDb,
  guid: string,
  { runner, now, until }: { runner: string; now: Date; until: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter')
    .set({ runner, runner_until: until })
    .where('guid', '=', guid)
    .where('state', '=', 'Sending')
    .where(({ eb, or }) => or([eb('runner_until', 'is', null), eb('runner_until', '<=', now)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False once the letter was paused or stopped, or another process took it over. */
export async function renewLease(db: PlatformDb, guid: string, runner: string, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter')
    .set({ runner_until: until })
    .where('guid', '=', guid)
    .where('runner', '=', runner)
    .where('state', '=', 'Sending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface Left {
  setbacks: number;
  lastError: string;
  /** Nobody begins before. */
  until: Date | null;
}

export const leaveLease = (db: PlatformDb, guid: string, runner: string, { setbacks, lastError, until }: Left) =>
  db
    .updateTable('newsletter')
    .set({ runner: null, runner_until: until, setbacks, last_error: lastError.slice(0, 500) })
    .where('guid', '=', guid)
    .where('runner', '=', runner)
    .execute();

export const leaseEnd = async (db: PlatformDb, guid: string): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('newsletter')
      .select('runner_until')
      .where('guid', '=', guid)
      .where('state', '=', 'Sending')
      .executeTakeFirst()
  )?.runner_until ?? undefined;
