import { z } from 'zod';
import { defineFieldKind } from '../kit/contract/field-kind.ts';
import { inOneLanguage } from '../kit/contract/plain-words.ts';

/** A whole number on a scale, of which its question says where it begins and ends. */
export default defineFieldKind<number>({
  name: 'scale',
  uses: ['form'],
  order: 112,
  inputTypes: ['scale'],
  example: { value: 4 },
  check: (value) => (Number.isInteger(value) && value >= 0 && value <= 10 ? { value } : { fault: 'unknown-option' }),
  texts: (value) => inOneLanguage(String(value)),
  filter: {
    order: 'number',
    words: (value) => [String(value)],
    typed: (text) => (/^\d{1,2}$/.test(text.trim()) ? String(Number(text)) : undefined),
  },
});

export const schema = () => z.number().or(z.nan());
