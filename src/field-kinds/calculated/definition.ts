import { z } from 'zod';
import { defineFieldKind } from '../kit/contract/field-kind.ts';
import { inOneLanguage } from '../kit/contract/plain-words.ts';

/** A number that follows from other answers. */
export default defineFieldKind<number>({
  name: 'calculated',
  uses: ['form'],
  order: 200,
  inputTypes: ['none'],
  example: { value: 37.5 },
  check: (value) => (Number.isFinite(value) ? { value } : { fault: 'not-a-number' }),
  texts: (value) => inOneLanguage(String(value)),
  filter: {
    order: 'number',
    words: (value) => [String(value)],
    typed: (text) => (text.trim() === '' || Number.isNaN(Number(text)) ? undefined : String(Number(text))),
  },
});

export const schema = () => z.number().or(z.nan());
