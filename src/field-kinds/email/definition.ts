import { z } from 'zod';
import { isEmail } from '#platform/contract/field-validators.ts';
import { defineFieldKind } from '../kit/contract/field-kind.ts';
import { inOneLanguage, longestLine, oneLine } from '../kit/contract/plain-words.ts';

export default defineFieldKind<string>({
  name: 'email',
  uses: ['profile', 'form'],
  order: 30,
  inputTypes: ['input'],
  plainText: 'checked',
  example: { value: 'noor@vloedhaven.example' },
  check: (value) => {
    if (value.length > longestLine) return { fault: 'too-long' };
    return isEmail(oneLine(value)) ? { value: oneLine(value).toLowerCase() } : { fault: 'not-an-email' };
  },
  texts: inOneLanguage,
  fromText: (text) => (isEmail(text) ? text.toLowerCase() : undefined),
});

export const schema = () => z.string();
