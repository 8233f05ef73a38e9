import { type CsvRow, csvRows } from '#platform/contract/files/csv-reader.ts';
import type { RedirectWish } from './plan-redirects.ts';

export interface CsvWish extends RedirectWish {
  /** In the file, where it begins; the first is 1. */
  line: number;
}

/** An address begins with a slash or a protocol; the name of a column does neither. */
const isHeading = ({ cells: [from = '', to = ''] }: CsvRow): boolean =>
  [from, to].every((cell) => !/^\/|^[a-z][a-z0-9+.-]*:/i.test(cell));

/** From, to and, where there is one, a status; what stands behind those is left. */
export function readRedirectsCsv(text: string): CsvWish[] {
  const [first, ...others] = csvRows(text);
  if (first === undefined) return [];
  const rows = isHeading(first) ? others : [first, ...others];
  return rows.map(({ line, cells: [from = '', to = '', status = ''] }) => ({ line, from, to, status }));
}
