import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { ReportEvery } from '../contract/report.ts';

export async function findChoice(db: PlatformDb, userId: string): Promise<ReportEvery | undefined> {
  const row = await db.selectFrom('statistic_report').select('every').where('user_id', '=', userId).executeTakeFirst();
  return row?.every as ReportEvery | undefined;
}

export const removeChoice = (db: PlatformDb, userId: string) =>
  db.deleteFrom('statistic_report').where('user_id', '=', userId).execute();

/** Who chooses the same again was told as far as they were. */
export const putChoice = (db: PlatformDb, userId: string, every: ReportEvery, toldTo: string) =>
  db
    .insertInto('statistic_report')
    .values({ user_id: userId, every, told_to: toldTo })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ every, told_to: toldTo }).where('statistic_report.every', '<>', every),
    )
    .execute();

export async function listDue(db: PlatformDb, every: ReportEvery, toldTo: string): Promise<string[]> {
  const rows = await db
    .selectFrom('statistic_report')
    .select('user_id')
    .where('every', '=', every)
    .where('told_to', '<', toldTo)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** False when another process was first, or they chose otherwise meanwhile. */
export async function claimReport(
  trx: PlatformTransaction,
  userId: string,
  every: ReportEvery,
  toldTo: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('statistic_report')
    .set({ told_to: toldTo })
    .where('user_id', '=', userId)
    .where('every', '=', every)
    .where('told_to', '<', toldTo)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
