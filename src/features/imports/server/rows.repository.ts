import type { CsvRow } from '#platform/contract/files/csv-reader.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';

/** The rows of a file with columns, as they were sent. */
export async function insertRows(db: PlatformDb, importId: string, rows: readonly CsvRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('import_row')
    .values(rows.map(({ line, cells }) => ({ import_id: importId, line, cells: JSON.stringify(cells) })))
    .execute();
}

const atOnce = 200;

/** In their order, a few at a time: never the whole file. */
export async function* eachRows(db: PlatformDb, importId: string): AsyncGenerator<CsvRow[]> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('import_row')
      .select(['line', 'cells'])
      .where('import_id', '=', importId)
      .where('line', '>', after)
      .orderBy('line')
      .limit(atOnce)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows as CsvRow[];
    after = last.line;
  }
}

/** Once it is decided what they mean, and begun. */
export const deleteRows = (db: PlatformDb, importId: string) =>
  db.deleteFrom('import_row').where('import_id', '=', importId).execute();

export const deleteEntries = (db: PlatformDb, importId: string) =>
  db.deleteFrom('import_entry').where('import_id', '=', importId).execute();

/** Of two who say what its columns mean, one after the other. */
export const lockImport = (db: PlatformDb, importId: string) =>
  db.selectFrom('site_import').select('id').where('id', '=', importId).forUpdate().executeTakeFirst();
