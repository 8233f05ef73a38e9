import { z } from 'zod';
import { isDrawnPath, longestPath } from '../kit/contract/drawn-path.ts';
import { defineFieldKind } from '../kit/contract/field-kind.ts';
import { inOneLanguage, longestLine, oneLine } from '../kit/contract/plain-words.ts';

export interface Signature {
  /** Empty where it was only drawn. */
  name: string;
  /** Lines on a paper of our own size (drawn-path.ts). */
  drawing?: string | undefined;
}

/** What stands for a drawing where there are words alone. */
const drawnWords = { nl: '(getekend)', en: '(drawn)', de: '(gezeichnet)', ar: '(موقّع باليد)' };

/** A name that someone typed to sign with, a drawing, or both. */
export default defineFieldKind<Signature>({
  name: 'signature',
  uses: ['form'],
  order: 190,
  inputTypes: ['signature'],
  example: { value: { name: 'Noor de Wit' } },
  isEmpty: ({ name, drawing = '' }) => name.trim() === '' && drawing === '',
  check({ name, drawing = '' }) {
    const typed = oneLine(name).trim();
    if (typed.length > longestLine) return { fault: 'too-long' };
    if (drawing !== '' && !isDrawnPath(drawing)) return { fault: 'not-a-drawing' };
    const isNamed = /\p{L}.*\p{L}/u.test(typed);
    if (!isNamed && (typed !== '' || drawing === '')) return { fault: 'not-a-name' };
    return { value: { name: typed, ...(drawing !== '' && { drawing }) } };
  },
  texts: ({ name }) => (name === '' ? drawnWords : inOneLanguage(name)),
});

export const schema = () => z.object({ name: z.string(), drawing: z.string().max(longestPath).optional() });
