import { z } from 'zod';
import { defineFieldKind } from '../kit/contract/field-kind.ts';
import { inOneLanguage } from '../kit/contract/plain-words.ts';
import { readCents, writeCents } from './read-cents.ts';

const most = 1e13;

/** Whole cents. */
export default defineFieldKind<number>({
  name: 'money',
  uses: ['form'],
  order: 75,
  inputTypes: ['money'],
  example: { value: 125_050 },
  check: (value) => (Number.isInteger(value) && Math.abs(value) <= most ? { value } : { fault: 'not-an-amount' }),
  texts: (value) => inOneLanguage(writeCents(value)),
  // Conditions are written in euros, as people say them.
  filter: {
    order: 'number',
    words: (value) => [String(value / 100)],
    typed: (text) => (text.trim() === '' || Number.isNaN(Number(text)) ? undefined : String(Number(text))),
  },
  fromText: readCents,
});

/** One that is not finite is an amount that says nothing; its kind says so. */
export const schema = () => z.number().or(z.nan());
