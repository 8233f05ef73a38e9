import { z } from 'zod';
import { defineFieldKind } from '../kit/contract/field-kind.ts';
import { inOneLanguage } from '../kit/contract/plain-words.ts';
import { longestText } from './longest-text.ts';

/** Lines of text as one person wrote them. */
export default defineFieldKind<string>({
  name: 'longText',
  uses: ['profile', 'form'],
  order: 20,
  inputTypes: ['textarea'],
  plainText: 'free',
  example: { value: 'Een regel.\n\nEn nog een.' },
  check: (value) => (value.length > longestText ? { fault: 'too-long' } : { value }),
  texts: inOneLanguage,
  fromText: (text) => text,
});

export const schema = () => z.string();
