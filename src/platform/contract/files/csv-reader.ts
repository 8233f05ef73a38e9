export interface CsvRow {
  /** In the file, where it begins; the first is 1. */
  line: number;
  cells: string[];
}

const separators = [';', '\t', ','] as const;

/** The one that the first line has most of; a comma may also be part of what is written. */
function separatorOf(first: string): string {
  const bare = first.replace(/"[^"]*"/g, '');
  const count = (separator: string) => bare.split(separator).length;
  return separators.reduce<string>((best, one) => (count(one) > count(best) ? one : best), ';');
}

/**
 * Reads CSV piece by piece (RFC 4180, with any of three separators): a quoted cell may hold separators, quotes and line
 * ends. Rows without a word are left out. What is kept in memory is the row that is being read.
 */
export function createCsvReader(onRow: (row: CsvRow) => void) {
  let separator: string | undefined;
  /** Until the first line is whole its separator is not known; after that, what a next piece decides. */
  let pending = '';
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
    if (row.cells.some((one) => one !== '')) onRow(row);
    row = { line, cells: [] };
  };

  function read(text: string, isLast: boolean): void {
    for (let at = 0; at < text.length; at += 1) {
      const letter = text[at];
      // Whether it is two quotes, or one line end of two signs, the next piece says.
      if (!isLast && at === text.length - 1 && (letter === '"' || letter === '\r')) {
        pending = letter;
        return;
      }
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
  }

  function take(chunk: string, isLast: boolean): void {
    const text = separator === undefined ? (pending + chunk).replace(/^\uFEFF/, '') : pending + chunk;
    pending = '';
    if (separator === undefined) {
      if (!isLast && !/[\r\n]/.test(text)) {
        pending = text;
        return;
      }
      separator = separatorOf(text.split(/\r\n|\r|\n/, 1)[0] ?? '');
    }
    read(text, isLast);
  }

  return {
    write: (chunk: string): void => take(chunk, false),
    /** How much of the row that is being read is in memory. */
    held: (): number => pending.length + cell.length + row.cells.reduce((sum, { length }) => sum + length, 0),
    /** Answers whether all quotes were closed; where they were not, the rest of the file is one cell. */
    close(): { isWhole: boolean; line: number } {
      take('', true);
      const told = { isWhole: !isQuoted, line: row.line };
      endRow();
      return told;
    },
  };
}

/** Of a text that is in memory as a whole. */
export function csvRows(text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  const reader = createCsvReader((row) => void rows.push(row));
  reader.write(text);
  reader.close();
  return rows;
}
