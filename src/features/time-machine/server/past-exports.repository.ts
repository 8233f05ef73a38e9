import type { Selectable, Updateable } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTables } from '#platform/server/database/tables.generated.ts';
import type { SealFormat, SealState } from '../contract/seal-formats.ts';

type Stored = Selectable<PlatformTables['past_export']>;
export interface ExportRow extends Omit<Stored, 'format' | 'state' | 'bytes'> {
  format: SealFormat;
  state: SealState;
  bytes: number | null;
  askerName: string | null;
}

const rowOf = (row: Stored & { askerName: string | null }): ExportRow => ({
  ...(row as unknown as ExportRow),
  bytes: row.bytes === null ? null : Number(row.bytes),
});

const exports = (db: PlatformDb) =>
  db
    .selectFrom('past_export')
    .leftJoin('user', 'user.id', 'past_export.asked_by')
    .selectAll('past_export')
    .select('user.name as askerName');

export async function insertExport(
  db: PlatformDb,
  row: Pick<ExportRow, 'guid' | 'moment' | 'format' | 'origin' | 'asked_by' | 'asked_at' | 'kept_until' | 'work_id'>,
): Promise<void> {
  await db
    .insertInto('past_export')
    .values({ ...row, state: 'Running' satisfies SealState })
    .execute();
}

export async function findExport(db: PlatformDb, guid: string): Promise<ExportRow | undefined> {
  const row = await exports(db).where('past_export.guid', '=', guid).executeTakeFirst();
  return row && rowOf(row);
}

export async function listExports(db: PlatformDb): Promise<ExportRow[]> {
  const rows = await exports(db)
    .orderBy('past_export.asked_at', 'desc')
    .orderBy('past_export.guid')
    .limit(20)
    .execute();
  return rows.map(rowOf);
}

export async function countRunning(db: PlatformDb): Promise<number> {
  const { number } = await db
    .selectFrom('past_export')
    .select(({ fn }) => fn.countAll<number>().as('number'))
    .where('state', '=', 'Running')
    .executeTakeFirstOrThrow();
  return number;
}

/** Only from one of these states: whoever was first decides. */
export async function changeExport(
  db: PlatformDb,
  guid: string,
  from: readonly SealState[],
  change: Updateable<PlatformTables['past_export']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('past_export')
    .set(change)
    .where('guid', '=', guid)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const deleteExport = (db: PlatformDb, guid: string) =>
  db.deleteFrom('past_export').where('guid', '=', guid).execute();

export async function listExpired(db: PlatformDb, now: Date): Promise<ExportRow[]> {
  return (await exports(db).where('past_export.kept_until', '<=', now).execute()).map(rowOf);
}
