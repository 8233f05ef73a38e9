import type { ControlDb } from '#platform/server/database/database.ts';
import type { ToldHealth } from './health-to-tell.ts';

export async function listTold(db: ControlDb): Promise<ToldHealth[]> {
  const rows = await db.selectFrom('health_told').selectAll().execute();
  return rows.map(({ part, needs_since, told_at, told_state }) => ({
    part: part as ToldHealth['part'],
    needsSince: needs_since,
    toldAt: told_at,
    toldState: told_state as ToldHealth['toldState'],
  }));
}

export async function saveTold(db: ControlDb, told: readonly ToldHealth[]): Promise<void> {
  for (const { part, needsSince, toldAt, toldState } of told) {
    const values = { needs_since: needsSince, told_at: toldAt, told_state: toldState };
    await db
      .insertInto('health_told')
      .values({ part, ...values })
      .onConflict((conflict) => conflict.column('part').doUpdateSet(values))
      .execute();
  }
}
