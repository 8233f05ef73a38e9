import { useMemo } from 'react';
import {
  formatDate,
  formatDateTime,
  formatShortDate,
  formatTime,
  formatWeekdayDate,
  type Language,
} from '#platform/contract/texts/language.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import { clockTime, writtenTime } from '#platform/contract/time/wall-clock.ts';
import { usePlatformLocale } from './platform-locale.ts';
import { useLanguage } from './use-language.ts';

type Moment = Date | string;

/** Days and hours in the reader's language and on the platform's clock, wherever the browser is. */
export interface Dates {
  timeZone: TimeZone;
  /** 17 november 2026; also of a day without a time, which is the same day everywhere. */
  date(value: Moment): string;
  /** 17 nov 2026 */
  shortDate(value: Moment): string;
  /** dinsdag 17 november 2026 */
  weekdayDate(value: Moment): string;
  /** 17 november 2026 om 14:30 */
  dateTime(value: Moment): string;
  /** 14:30 */
  time(value: Moment): string;
  /** 14.30 in Dutch, as in a running text. */
  hour(value: Moment): string;
  /** Which day of the calendar it is: 2026-11-17. */
  day(value: Moment): string;
}

function datesIn(language: Language, timeZone: TimeZone): Dates {
  return {
    timeZone,
    date: (value) => formatDate(value, language, timeZone),
    shortDate: (value) => formatShortDate(value, language, timeZone),
    weekdayDate: (value) => formatWeekdayDate(value, language, timeZone),
    dateTime: (value) => formatDateTime(value, language, timeZone),
    time: (value) => formatTime(value, language, timeZone),
    hour: (value) => writtenTime(clockTime(new Date(value), timeZone), language),
    day: (value) => calendarDay(new Date(value), timeZone),
  };
}

export function useDates(): Dates {
  const language = useLanguage();
  const { timeZone } = usePlatformLocale();
  return useMemo(() => datesIn(language, timeZone), [language, timeZone]);
}
