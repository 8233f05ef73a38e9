import { z } from 'zod';
import { dayBoundPattern, dayFault } from '../kit/contract/day-bound.ts';
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
  autocomplete: ['off', 'bday'],
  read(posted) {
    const typed = firstPosted(posted);
    return typed && (readDay(typed) ?? typed);
  },
  write: (value) => ({ '': [value] }),
  fault: (value, { settings }, { today }) => dayFault(value, settings, today),
  operators: ['filled', 'empty', 'atLeast', 'atMost'],
  chart: 'columns',
});

export const settings = () => {
  const bound = z.string().regex(dayBoundPattern).default('');
  return z.object({ min: bound, max: bound });
};
