import { byteOrderMark, csvLine } from '#platform/contract/files/csv-line.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import {
  numberCell,
  sheetEnd,
  sheetPath,
  sheetRow,
  sheetStart,
  textCell,
  workbookParts,
} from '#platform/server/files/sheet-xml.ts';
import { zipStream } from '#platform/server/files/zip-writer.ts';
import type { StatisticFormat } from '../contract/export-formats.ts';
import type { Period } from '../contract/period.ts';
import { type StatisticTable, statisticWords } from './statistic-tables.ts';

interface Written {
  mediaType: string;
  content: string | AsyncIterable<string | Uint8Array>;
}

const cell = (value: string | number): string => (typeof value === 'number' ? numberCell(value) : textCell(value));

/** Each table on a sheet of its own. */
function workbook(tables: readonly StatisticTable[]): Written['content'] {
  const sheets = tables.map(({ head, rows }, at) => ({
    name: `xl/${sheetPath(at)}`,
    *content() {
      yield sheetStart + sheetRow(head.map((heading) => textCell(heading, { isHeading: true })));
      for (const row of rows) yield sheetRow(row.map(cell));
      yield sheetEnd;
    },
  }));
  return zipStream([...workbookParts(tables.map(({ name }) => name)), ...sheets]);
}

/** One file has one kind of line: the table, what it is about, the name of the number, and the number. */
const lines = (tables: readonly StatisticTable[], period: Period, head: readonly string[]): string =>
  byteOrderMark +
  csvLine(head) +
  tables
    .flatMap(({ name, head, rows }) =>
      rows.flatMap((row) => {
        const about = row.filter((value, at) => typeof value === 'string' && value !== '' && at < 2).join(', ');
        return row.flatMap((value, at) =>
          typeof value === 'number' ? [[period.from, period.to, name, about, head[at] ?? '', String(value)]] : [],
        );
      }),
    )
    .map(csvLine)
    .join('');

const forPrograms = (tables: readonly StatisticTable[], period: Period): string =>
  `${JSON.stringify({ ...period, tables }, null, 1)}\n`;

interface Asked {
  period: Period;
  language: Language;
}

export function statisticFile(
  format: StatisticFormat,
  tables: readonly StatisticTable[],
  { period, language }: Asked,
): Written {
  if (format === 'xlsx')
    return {
      mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      content: workbook(tables),
    };
  if (format === 'csv')
    return {
      mediaType: 'text/csv; charset=utf-8',
      content: lines(tables, period, Object.values(statisticWords(language).line)),
    };
  return { mediaType: 'application/json; charset=utf-8', content: forPrograms(tables, period) };
}
