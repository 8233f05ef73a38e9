import type { ControlDb } from '#platform/server/database/database.ts';
import type { InstallationProcess } from '../contract/installation.ts';

/** What a process says of itself. */
export type OwnProcess = Omit<InstallationProcess, 'startedAt'> & { startedAt: Date };

/** By the clock of the machine that it runs on. */
export async function noteProcess(
  db: ControlDb,
  own: OwnProcess & { servers: readonly string[] },
  now: Date,
): Promise<void> {
  const { id, machine, pid, release, node, memoryBytes, startedAt } = own;
  const news = {
    memory_bytes: memoryBytes,
    answers_per_second: own.answersPerSecond,
    clock_ahead: own.clockAhead,
    seen_at: now,
  };
  await db
    .insertInto('process')
    .values({
      ...{ id, machine, pid, release, node, servers: [...own.servers] },
      started_at: startedAt,
      ...news,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(news))
    .execute();
}

export async function deleteProcess(db: ControlDb, id: string): Promise<void> {
  await db.deleteFrom('process').where('id', '=', id).execute();
}

/** Those that were killed said nothing when they went. */
export async function deleteProcessesBefore(db: ControlDb, moment: Date): Promise<void> {
  await db.deleteFrom('process').where('seen_at', '<', moment).execute();
}

export async function listProcessesSince(db: ControlDb, moment: Date): Promise<InstallationProcess[]> {
  const rows = await db
    .selectFrom('process')
    .selectAll()
    .where('seen_at', '>=', moment)
    .orderBy('started_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, machine, pid, release, node, memory_bytes, started_at, answers_per_second, clock_ahead }) => ({
    ...{ id, machine, pid, release, node },
    memoryBytes: memory_bytes,
    answersPerSecond: answers_per_second,
    clockAhead: clock_ahead,
    startedAt: started_at.toISOString(),
  }));
}
