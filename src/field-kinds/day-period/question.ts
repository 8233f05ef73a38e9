import { z } from 'zod';
import { meaning } from '#platform/contract/meaning.ts';
import { dayBoundPattern, dayFault, turnedDays } from '../kit/contract/day-bound.ts';
import { defineQuestion, firstPosted, type ReadPosted } from '../kit/contract/question-kind.ts';
import { readDay } from '../kit/contract/read-day.ts';
import definition, { type DayPeriod } from './definition.ts';

export interface DayPeriodSettings {
  /** yyyy-mm-dd, `today`, `today+14`; none when empty. */
  min: string;
  max: string;
}

function dayIn(posted: ReadPosted, part: string): string {
  const typed = firstPosted(posted, part) ?? '';
  return readDay(typed) ?? typed.slice(0, 20);
}

export default defineQuestion<DayPeriod, DayPeriodSettings>({
  kind: definition,
  group: 'amount',
  icon: 'calendar-range',
  isGroup: true,
  defaults: { min: '', max: '' },
  limits: ['min', 'max'],
  settingsFaults: ({ settings }) => turnedDays(settings),
  read: (posted) => ({ from: dayIn(posted, 'from'), until: dayIn(posted, 'until') }),
  write: ({ from, until }) => ({ from: [from], until: [until] }),
  fault: ({ from, until }, { settings }, { today }) =>
    dayFault(from, settings, today) ?? dayFault(until, settings, today),
  operators: ['filled', 'empty', 'atLeast', 'atMost'],
  columns: () => [
    { part: 'from', label: { nl: 'van', en: 'from' } },
    { part: 'until', label: { nl: 'tot en met', en: 'until' } },
  ],
  columnText: (value, part) => (part === 'from' ? value.from : value.until),
  chart: 'days',
  chartPart: 'from',
});

export const settings = () => {
  const bound = meaning(z.string().regex(dayBoundPattern), 'day-bound').default('');
  return z.object({ min: bound, max: bound });
};
