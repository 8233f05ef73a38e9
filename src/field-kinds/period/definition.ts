import { z } from 'zod';
import { isDate } from '#platform/contract/field-validators.ts';
import { calendarDay, startOfDay } from '#platform/contract/time/calendar-day.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import { defineFieldKind } from '../kit/contract/field-kind.ts';
import { inOneLanguage } from '../kit/contract/plain-words.ts';
import { readDay } from '../kit/contract/read-day.ts';

interface Period {
  start: string;
  end?: string | undefined;
}

const firstDay = ({ start }: Period, timeZone: TimeZone): string => calendarDay(new Date(start), timeZone);

/** From one moment to another, or without an end. */
export default defineFieldKind<Period>({
  name: 'period',
  uses: ['item'],
  order: 90,
  inputTypes: ['period'],
  example: { value: { start: '2026-11-17T18:30:00.000Z', end: '2026-11-17T20:30:00.000Z' } },
  check: (value) =>
    value.end !== undefined && new Date(value.end) < new Date(value.start) ? { fault: 'end-before-start' } : { value },
  texts: ({ start, end }) => inOneLanguage(end === undefined ? start : `${start} – ${end}`),
  filter: {
    order: 'text',
    followsTimeZone: true,
    words: (value, _, timeZone) => [firstDay(value, timeZone)],
    typed: (text) => (isDate(text) ? text : undefined),
  },
  fromText: (text, _, timeZone) => {
    const day = readDay(text);
    return day && { start: startOfDay(day, timeZone).toISOString() };
  },
  conversions: { date: firstDay },
});

export const schema = () => z.object({ start: z.iso.datetime(), end: z.iso.datetime().optional() });
