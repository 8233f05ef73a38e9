import { formatDate, type Language } from '#platform/contract/texts/language.ts';
import { addDays, calendarDay } from '#platform/contract/time/calendar-day.ts';
import { defaultTimeZone } from '#platform/contract/time/time-zone.ts';

/** Those that the demo is written in. */
const locales = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE', ar: 'ar-u-nu-latn' };
type DemoLanguage = keyof typeof locales;

/** A day as `2026-11-17`. */
export type Day = string;

export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type Weekday = (typeof weekdays)[number];

const inEach = (write: (language: DemoLanguage) => string): Record<DemoLanguage, string> => ({
  nl: write('nl'),
  en: write('en'),
  de: write('de'),
  ar: write('ar'),
});

function format(day: Day, language: DemoLanguage, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** 17 november 2026 */
export const longDate = (day: Day) => inEach((language) => formatDate(day, language as Language, defaultTimeZone));
/** dinsdag 17 november */
export const dayAndDate = (day: Day) =>
  inEach((language) => format(day, language, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', ''));
/** 17 november */
export const dayAndMonth = (day: Day) => inEach((language) => format(day, language, { day: 'numeric', month: 'long' }));
/** 17 nov */
export const shortDate = (day: Day) => inEach((language) => format(day, language, { day: 'numeric', month: 'short' }));
/** november */
export const monthName = (day: Day) => inEach((language) => format(day, language, { month: 'long' }));
/** november 2026 */
export const monthAndYear = (day: Day) =>
  inEach((language) => format(day, language, { month: 'long', year: 'numeric' }));

/** The moment at which a day is over, near enough for a notice to go away. */
export const endOf = (day: Day): string => `${addDays(day, 1)}T00:00:00Z`;

export type DemoDates = ReturnType<typeof demoDates>;

/**
 * Every date in the demo is counted from the day on which it is made, so that the agenda is never in the past and the
 * news never from a year ago.
 */
export function demoDates(now: Date) {
  const today = calendarDay(now, defaultTimeZone);
  /** The first such day that is at least this many days away. */
  const next = (weekday: Weekday, atLeast = 1): Day => {
    const from = addDays(today, atLeast);
    const shift = (weekdays.indexOf(weekday) - new Date(`${from}T00:00:00Z`).getUTCDay() + 7) % 7;
    return addDays(from, shift);
  };
  const year = Number(today.slice(0, 4));
  const neighbourhoodEvening = next('tuesday', 2);
  return {
    today,
    year,
    daysAgo: (days: number): Day => addDays(today, -days),
    inDays: (days: number): Day => addDays(today, days),
    /** Until when ideas for the Harbour Quarter are collected. */
    ideasUntil: addDays(today, 28),
    neighbourhoodEvening,
    councilMeeting: next('thursday', 3),
    cleanUpDay: next('saturday', 4),
    lifeboatDay: next('saturday', 11),
    entrepreneursBreakfast: next('wednesday', 12),
    dikeEvening: next('monday', 8),
    harbourConcert: next('sunday', 16),
    barrierTest: next('saturday', 18),
    bridgeClosed: next('friday', 5),
    marketMoves: next('wednesday', 5),
    marketBack: next('saturday', 90),
    readingHour: next('friday', 6),
  };
}
