import { byteOrderMark, csvLine } from '#platform/contract/files/csv-line.ts';
import {
  momentCell,
  numberCell,
  sheetEnd,
  sheetPath,
  sheetRow,
  sheetStart,
  textCell,
  workbookParts,
} from '#platform/server/files/sheet-xml.ts';
import type { FileToPack } from '#platform/server/files/zip-writer.ts';
import { zipStream } from '#platform/server/files/zip-writer.ts';
import type { ExportFormat } from '../contract/export-formats.ts';
import type { ExportedRow } from './export-rows.ts';

/** What a file begins with, how its rows are written, and how the pieces become a whole. */
interface FileFormat {
  mediaType: string;
  /** The rows of one piece. `isFirst` of the whole file. */
  write(rows: readonly ExportedRow[], isFirst: boolean): string;
  /** All of it, from the pieces as they were written. */
  whole(headings: readonly string[], pieces: () => AsyncIterable<Uint8Array>): AsyncIterable<string | Uint8Array>;
}

const cellText = (cell: ExportedRow['cells'][number]): string =>
  typeof cell === 'object'
    ? cell.wallClock.replace('T', ' ')
    : typeof cell === 'number'
      ? String(cell).replace('.', ',')
      : cell;

const csv: FileFormat = {
  mediaType: 'text/csv; charset=utf-8',
  write: (rows) => rows.map(({ cells }) => csvLine(cells.map(cellText))).join(''),
  async *whole(headings, pieces) {
    yield byteOrderMark + csvLine(headings);
    yield* pieces();
  },
};

const json: FileFormat = {
  mediaType: 'application/json; charset=utf-8',
  write: (rows, isFirst) =>
    rows.map(({ forProgram }, index) => `${isFirst && index === 0 ? '' : ',\n'}${JSON.stringify(forProgram)}`).join(''),
  async *whole(_, pieces) {
    yield '[\n';
    yield* pieces();
    yield '\n]\n';
  },
};

const xlsx: FileFormat = {
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  write: (rows) =>
    rows
      .map(({ cells }) =>
        sheetRow(
          cells.map((cell) =>
            typeof cell === 'object'
              ? momentCell(cell.wallClock)
              : typeof cell === 'number'
                ? numberCell(cell)
                : textCell(cell),
          ),
        ),
      )
      .join(''),
  whole(headings, pieces) {
    const sheet: FileToPack = {
      name: `xl/${sheetPath(0)}`,
      async *content() {
        yield sheetStart + sheetRow(headings.map((heading) => textCell(heading, { isHeading: true })));
        yield* pieces();
        yield sheetEnd;
      },
    };
    return zipStream([...workbookParts(['Inzendingen']), sheet]);
  },
};

export const fileFormats: Record<ExportFormat, FileFormat> = { csv, json, xlsx };
