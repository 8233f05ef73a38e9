import type { RedirectWish } from './plan-redirects.ts';

export interface CsvWish extends RedirectWish {
  /** In the file, where it begins; the first is 1. */
  line: number;
}

interface CsvRow {
  line: number;
  cells: string[];
}

const separators = [';', '\t', ','] as const;

/** The one that the first line has most of; a comma may also be part of an address. */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r\n|\r|\n/, 1);
  const bare = first.replace(/"[^"]*"/g, '');
  const count = (separator: string) => bare.split(separator).length;
  return separators.reduce<string>((best, one) => (count(one) > count(best) ? one : best), ';');
}

/** RFC 4180, with any of three separators: a quoted cell may hold separators, quotes and line ends. */
function rowsOf(text: string, separator: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let line = 1;
  let row: CsvRow = { line, cells: [] };
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.cells.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.cells.some((one) => one !== '')) rows.push(row);
    row = { line, cells: [] };
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    const isLineEnd = letter === '\n' || (letter === '\r' && text[at + 1] !== '\n');
    if (isLineEnd) line += 1;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (letter === separator) endCell();
    else if (isLineEnd) endRow();
    else if (letter !== '\r') cell += letter;
  }
  endRow();
  return rows;
}

/** An address begins with a slash or a protocol; the name of a column does neither. */
const isHeading = ({ cells: [from = '', to = ''] }: CsvRow): boolean =>
  [from, to].every((cell) => !/^\/|^[a-z][a-z0-9+.-]*:/i.test(cell));

/** From, to and, where there is one, a status; what stands behind those is left. */
export function readRedirectsCsv(text: string): CsvWish[] {
  const bare = text.replace(/^\uFEFF/, '');
  const [first, ...others] = rowsOf(bare, separatorOf(bare));
  if (first === undefined) return [];
  const rows = isHeading(first) ? others : [first, ...others];
  return rows.map(({ line, cells: [from = '', to = '', status = ''] }) => ({ line, from, to, status }));
}
