import { z } from 'zod';
import { isDate } from '#platform/contract/field-validators.ts';
import { defineFieldKind } from '../kit/contract/field-kind.ts';
import { inOneLanguage } from '../kit/contract/plain-words.ts';

export interface DayPeriod {
  from: string;
  until: string;
}

/** From one day to another, both included: days on the calendar, where `period` is moments on the clock. */
export default defineFieldKind<DayPeriod>({
  name: 'dayPeriod',
  uses: ['form'],
  order: 95,
  inputTypes: ['days'],
  example: { value: { from: '2026-11-17', until: '2026-11-20' } },
  isEmpty: ({ from, until }) => from === '' && until === '',
  check(value) {
    if (value.from === '' || value.until === '') return { fault: 'period-incomplete' };
    if (!isDate(value.from) || !isDate(value.until)) return { fault: 'not-a-date' };
    return value.until < value.from ? { fault: 'end-before-start' } : { value };
  },
  texts: ({ from, until }) => inOneLanguage(`${from} – ${until}`),
  filter: { order: 'text', words: ({ from }) => [from], typed: (text) => (isDate(text) ? text : undefined) },
});

export const schema = () => z.object({ from: z.string().max(20).default(''), until: z.string().max(20).default('') });
