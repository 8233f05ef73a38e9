import { z } from 'zod';
import { meaning } from '#platform/contract/meaning.ts';
import { dayBoundPattern, dayFault, turnedDays } from '../kit/contract/day-bound.ts';
import { defineQuestion, firstPosted } from '../kit/contract/question-kind.ts';
import { readDay } from '../kit/contract/read-day.ts';
import definition from './definition.ts';

export interface DateSettings {
  /** yyyy-mm-dd, `today`, `today+14`; none when empty. */
  min: string;
  max: string;
}

export default defineQuestion<string, DateSettings>({
  kind: definition,
  group: 'amount',
  icon: 'calendar',
  defaults: { min: '', max: '' },
  limits: ['min', 'max'],
  settingsFaults: ({ settings }) => turnedDays(settings),
  autocomplete: ['off', 'bday'],
  read(posted) {
    const typed = firstPosted(posted);
    return typed && (readDay(typed) ?? typed);
  },
  write: (value) => ({ '': [value] }),
  fault: (value, { settings }, { today }) => dayFault(value, settings, today),
  operators: ['filled', 'empty', 'atLeast', 'atMost'],
  chart: 'days',
});

export const settings = () => {
  const bound = meaning(z.string().regex(dayBoundPattern), 'day-bound').default('');
  return z.object({ min: bound, max: bound });
};
