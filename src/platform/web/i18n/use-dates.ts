import { useMemo } from 'react';
import { formatDate, formatDateTime, formatTime, type Language } from '#platform/contract/texts/language.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import { clockTime, writtenTime } from '#platform/contract/time/wall-clock.ts';
import { useLanguage } from './use-language.ts';

type Moment = Date | string;

/** Days and hours in the reader's language and on the platform's clock, wherever the browser is. */
export interface Dates {
  /** 17 november 2026; also of a day without a time, which is the same day everywhere. */
  date(value: Moment): string;
  /** 17 november 2026 om 14:30 */
  dateTime(value: Moment): string;
  /** 14:30 */
  time(value: Moment): string;
  /** 14.30 in Dutch, as in a running text. */
  hour(value: Moment): string;
  /** Which day of the calendar it is: 2026-11-17. */
  day(value: Moment): string;
}

function datesIn(language: Language): Dates {
  return {
    date: (value) => formatDate(value, language),
    dateTime: (value) => formatDateTime(value, language),
    time: (value) => formatTime(value, language),
    hour: (value) => writtenTime(clockTime(new Date(value)), language),
    day: (value) => calendarDay(new Date(value)),
  };
}

export function useDates(): Dates {
  const language = useLanguage();
  return useMemo(() => datesIn(language), [language]);
}
