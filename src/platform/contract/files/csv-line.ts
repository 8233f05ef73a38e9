import { wallClock } from '#platform/contract/time/local-moment.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';

/**
 * What a spreadsheet would take for a formula, and run (CWE-1236): also in the wide letters of Chinese and Japanese, and
 * behind what it does not show, such as spaces, line ends and characters without width.
 */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** Always quoted, so that a semicolon, a quote or a line end in a name stays a name. */
const cell = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** One line as Dutch spreadsheets read it, with semicolons. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

/** Without it a spreadsheet reads UTF-8 as something else. */
export const byteOrderMark = '\uFEFF';

/** A moment as spreadsheets know one, on the platform's clock: 2026-11-17 20:00. */
export const csvMoment = (moment: string | null, timeZone: TimeZone): string =>
  moment === null ? '' : wallClock(moment, timeZone).replace('T', ' ');
