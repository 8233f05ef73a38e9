import type { ControlDb } from '#platform/server/database/database.ts';
import type { StorageDay } from '../../contract/storage/storage.ts';

export async function saveStorageDay(db: ControlDb, day: string, measured: StorageDay): Promise<void> {
  const values = {
    measured_at: measured.measuredAt,
    file_bytes: measured.files,
    made_bytes: measured.made,
    database_bytes: measured.database,
    backup_bytes: measured.backups,
    other_bytes: measured.other,
    free_bytes: measured.freeBytes,
    total_bytes: measured.totalBytes,
  };
  await db
    .insertInto('storage_day')
    .values({ day, ...values })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(values))
    .execute();
}

/** The oldest first. */
export async function listStorageDaysSince(db: ControlDb, moment: Date): Promise<StorageDay[]> {
  const rows = await db
    .selectFrom('storage_day')
    .selectAll()
    .where('measured_at', '>=', moment)
    .orderBy('measured_at')
    .execute();
  return rows.map((row) => ({
    measuredAt: row.measured_at,
    files: row.file_bytes,
    made: row.made_bytes,
    database: row.database_bytes,
    backups: row.backup_bytes,
    other: row.other_bytes,
    freeBytes: row.free_bytes,
    totalBytes: row.total_bytes,
  }));
}

export async function deleteStorageDaysBefore(db: ControlDb, moment: Date): Promise<void> {
  await db.deleteFrom('storage_day').where('measured_at', '<', moment).execute();
}
