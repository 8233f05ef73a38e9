import { isDate } from '#platform/contract/field-validators.ts';

/** 2026-11-17 and 17-11-2026; a day that is on no calendar is none. */
export function readDay(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(text) ?? [];
  const iso = year === undefined ? text : `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return isDate(iso) ? iso : undefined;
}
