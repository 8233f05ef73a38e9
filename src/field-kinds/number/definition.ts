import { z } from 'zod';
import { defineFieldKind } from '../kit/contract/field-kind.ts';
import { inOneLanguage } from '../kit/contract/plain-words.ts';
import { readNumber } from '../kit/contract/read-number.ts';

const most = 1e12;

export default defineFieldKind<number>({
  name: 'number',
  uses: ['profile', 'item', 'form'],
  order: 70,
  inputTypes: ['number'],
  example: { value: 12.5 },
  check: (value) => (Number.isFinite(value) && Math.abs(value) <= most ? { value } : { fault: 'not-a-number' }),
  texts: (value) => inOneLanguage(String(value)),
  filter: {
    order: 'number',
    words: (value) => [String(value)],
    typed: (text) => (text.trim() === '' || Number.isNaN(Number(text)) ? undefined : String(Number(text))),
  },
  fromText: readNumber,
});

/** One that is not finite is a number that says nothing; which of the two it is, is told apart. */
export const schema = () => z.number().or(z.nan());
