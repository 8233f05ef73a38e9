import { z } from 'zod';
import { defineFieldKind } from '../kit/contract/field-kind.ts';
import { inOneLanguage, longestLine, oneLine } from '../kit/contract/plain-words.ts';

/** One line that goes along without being asked: where someone came from, which campaign it was. */
export default defineFieldKind<string>({
  name: 'hidden',
  uses: ['form'],
  order: 205,
  inputTypes: ['none'],
  example: { value: 'nieuwsbrief-november' },
  check: (value) => (value.length > longestLine ? { fault: 'too-long' } : { value: oneLine(value) }),
  texts: inOneLanguage,
  filter: { words: (value) => [value], typed: (text) => text },
});

export const schema = () => z.string();
