import type { Selectable, Updateable } from 'kysely';
import { ExportFilter } from '#features/submissions/contract/handling/inbox.ts';
import type { OutgoingCursor } from '#features/submissions/server/outgoing/outgoing-submissions.service.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTables } from '#platform/server/database/tables.generated.ts';
import type { ExportFormat, ExportState } from '../contract/export-formats.ts';

type Stored = Selectable<PlatformTables['submission_export']>;
export interface ExportRow extends Omit<Stored, 'format' | 'state' | 'filter' | 'cursor' | 'bytes'> {
  format: ExportFormat;
  state: ExportState;
  filter: ExportFilter;
  cursor: OutgoingCursor | null;
  bytes: number | null;
}

/** As the table's own checks and the only writer, below, have it. */
const rowOf = (row: Stored): ExportRow => ({
  ...(row as unknown as ExportRow),
  // What was asked for before it could be filtered as an inbox says less.
  filter: ExportFilter.parse(row.filter),
  bytes: row.bytes === null ? null : Number(row.bytes),
});

export async function insertExport(
  db: PlatformDb,
  {
    filter,
    ...row
  }: Pick<
    ExportRow,
    | 'guid'
    | 'form_guid'
    | 'asked_by'
    | 'format'
    | 'filter'
    | 'without_personal_data'
    | 'with_files'
    | 'language'
    | 'total'
    | 'work_id'
    | 'asked_at'
    | 'kept_until'
  >,
): Promise<void> {
  await db
    .insertInto('submission_export')
    .values({ ...row, filter: JSON.stringify(filter), state: 'Running' satisfies ExportState })
    .execute();
}

export async function findExport(db: PlatformDb, guid: string): Promise<ExportRow | undefined> {
  const row = await db.selectFrom('submission_export').selectAll().where('guid', '=', guid).executeTakeFirst();
  return row && rowOf(row);
}

export async function listExports(db: PlatformDb, formGuid: string, askedBy: string): Promise<ExportRow[]> {
  const rows = await db
    .selectFrom('submission_export')
    .selectAll()
    .where('form_guid', '=', formGuid)
    .where('asked_by', '=', askedBy)
    .orderBy('asked_at', 'desc')
    .orderBy('guid')
    .limit(20)
    .execute();
  return rows.map(rowOf);
}

export const countRunning = async (db: PlatformDb, askedBy: string): Promise<number> => {
  const { number } = await db
    .selectFrom('submission_export')
    .select(({ fn }) => fn.countAll<number>().as('number'))
    .where('asked_by', '=', askedBy)
    .where('state', '=', 'Running')
    .executeTakeFirstOrThrow();
  return number;
};

/** Only from one of these states: whoever was first decides. */
export async function changeExport(
  db: PlatformDb,
  guid: string,
  from: readonly ExportState[],
  {
    cursor,
    ...change
  }: Omit<Updateable<PlatformTables['submission_export']>, 'cursor'> & {
    cursor?: OutgoingCursor | null;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('submission_export')
    .set({ ...change, ...(cursor !== undefined && { cursor: cursor && JSON.stringify(cursor) }) })
    .where('guid', '=', guid)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteExport(db: PlatformDb, guid: string): Promise<void> {
  await db.deleteFrom('submission_export').where('guid', '=', guid).execute();
}

export async function listExpired(db: PlatformDb, now: Date): Promise<ExportRow[]> {
  const rows = await db.selectFrom('submission_export').selectAll().where('kept_until', '<=', now).execute();
  return rows.map(rowOf);
}
