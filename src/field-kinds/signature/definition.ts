import { z } from 'zod';
import { defineFieldKind } from '../kit/contract/field-kind.ts';
import { inOneLanguage, longestLine, oneLine } from '../kit/contract/plain-words.ts';

interface Signature {
  name: string;
}

/** A name that someone typed to sign with. */
export default defineFieldKind<Signature>({
  name: 'signature',
  uses: ['form'],
  order: 190,
  inputTypes: ['signature'],
  example: { value: { name: 'Noor de Wit' } },
  isEmpty: ({ name }) => name.trim() === '',
  check({ name }) {
    const typed = oneLine(name).trim();
    if (typed.length > longestLine) return { fault: 'too-long' };
    return /\p{L}.*\p{L}/u.test(typed) ? { value: { name: typed } } : { fault: 'not-a-name' };
  },
  texts: ({ name }) => inOneLanguage(name),
});

export const schema = () => z.object({ name: z.string() });
