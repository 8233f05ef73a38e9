import { z } from 'zod';
import { isDate } from '#platform/contract/field-validators.ts';
import { defineFieldKind } from '../kit/contract/field-kind.ts';
import { inOneLanguage } from '../kit/contract/plain-words.ts';
import { readDay } from '../kit/contract/read-day.ts';

/** A day on the calendar, as yyyy-mm-dd. */
export default defineFieldKind<string>({
  name: 'date',
  uses: ['profile', 'item', 'form'],
  order: 80,
  inputTypes: ['date'],
  plainText: 'checked',
  example: { value: '2026-11-17' },
  check: (value) => (isDate(value) ? { value } : { fault: 'not-a-date' }),
  texts: inOneLanguage,
  filter: {
    order: 'text',
    words: (value) => [value],
    typed: (text) => (isDate(text) ? text : undefined),
  },
  fromText: readDay,
});

export const schema = () => z.string();
