import type { ControlDb } from '#platform/server/database/database.ts';

/** What one platform holds, and what waits there. */
export interface PlatformFigures {
  name: string;
  accounts: number;
  fileBytes: number;
  /** Null without a limit. */
  allowedBytes: number | null;
  databaseBytes: number;
  mailWaiting: number;
  /** Since when the first of it waits. */
  mailSince: Date | null;
  mailFailed: number;
  hasMailServer: boolean;
  longWork: number;
  /** Since when the longest of it had no step. */
  longWorkSince: Date | null;
}

export interface KeptFigures extends PlatformFigures {
  measuredAt: Date;
}

export async function listFigures(db: ControlDb): Promise<Map<string, KeptFigures>> {
  const rows = await db.selectFrom('platform_figures').selectAll().execute();
  return new Map(
    rows.map((row) => [
      row.platform_id,
      {
        measuredAt: row.measured_at,
        name: row.name,
        accounts: row.accounts,
        fileBytes: row.file_bytes,
        allowedBytes: row.allowed_bytes,
        databaseBytes: row.database_bytes,
        mailWaiting: row.mail_waiting,
        mailSince: row.mail_since,
        mailFailed: row.mail_failed,
        hasMailServer: row.has_mail_server,
        longWork: row.long_work,
        longWorkSince: row.long_work_since,
      },
    ]),
  );
}

/** What another process counted later stays. */
export async function saveFigures(db: ControlDb, platformId: string, figures: KeptFigures): Promise<void> {
  const values = {
    measured_at: figures.measuredAt,
    name: figures.name,
    accounts: figures.accounts,
    file_bytes: figures.fileBytes,
    allowed_bytes: figures.allowedBytes,
    database_bytes: figures.databaseBytes,
    mail_waiting: figures.mailWaiting,
    mail_since: figures.mailSince,
    mail_failed: figures.mailFailed,
    has_mail_server: figures.hasMailServer,
    long_work: figures.longWork,
    long_work_since: figures.longWorkSince,
  };
  await db
    .insertInto('platform_figures')
    .values({ platform_id: platformId, ...values })
    .onConflict((conflict) =>
      conflict.column('platform_id').doUpdateSet(values).where('platform_figures.measured_at', '<', figures.measuredAt),
    )
    .execute();
}
