import { setImmediate } from 'node:timers/promises';
import { AppError } from '#platform/contract/calls/errors.ts';
import { type CsvRow, createCsvReader } from '#platform/contract/files/csv-reader.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { createTextReader } from '#platform/server/files/decode-text.ts';
import { mostColumns, mostEntries } from '../contract/import-states.ts';
import { insertRows } from './rows.repository.ts';

const atOnce = 200;
/** More than a page of any site; a quote that is never closed makes one of the rest of the file. */
const longestRow = 5_000_000;
const examplesShown = 5;
const longestExample = 200;

export interface ReadCsv {
  headings: string[];
  examples: string[][];
  rowCount: number;
  isOlderText: boolean;
}

const refused = (code: string, values: Record<string, number> = {}) => new AppError(code, 400, { values });

/** Keeps the rows of a file as they come, a few at a time; its first row has the names of its columns. */
export async function readCsv(
  content: AsyncIterable<Uint8Array>,
  { db, importId }: { db: PlatformDb; importId: string },
): Promise<ReadCsv> {
  let headings: string[] | undefined;
  let waiting: CsvRow[] = [];
  const examples: string[][] = [];
  let rowCount = 0;
  const text = createTextReader();
  const reader = createCsvReader((row) => {
    if (headings === undefined) {
      headings = row.cells;
      return;
    }
    waiting.push(row);
    if (examples.length < examplesShown) examples.push(row.cells.map((cell) => cell.slice(0, longestExample)));
  });

  async function keepWaiting(): Promise<void> {
    if ((headings?.length ?? 0) > mostColumns) throw refused('import-csv-columns', { count: mostColumns });
    while (waiting.length > 0) {
      const batch = waiting.slice(0, atOnce);
      waiting = waiting.slice(atOnce);
      rowCount += batch.length;
      if (rowCount > mostEntries) throw refused('import-too-many-rows', { count: mostEntries });
      await insertRows(db, importId, batch);
      // Others are answered between two handfuls.
      await setImmediate();
    }
  }

  for await (const chunk of content) {
    // A workbook, or text of two bytes a letter: a spreadsheet can save both as CSV.
    if (chunk.includes(0)) throw refused('import-not-csv');
    reader.write(text.write(chunk));
    if (reader.held() > longestRow) throw refused('import-csv-quote', { line: reader.close().line });
    await keepWaiting();
  }
  reader.write(text.close());
  const { isWhole, line } = reader.close();
  if (!isWhole) throw refused('import-csv-quote', { line });
  await keepWaiting();
  if (headings === undefined || rowCount === 0) throw refused('import-csv-empty');
  return { headings, examples, rowCount, isOlderText: text.isOlder() };
}
