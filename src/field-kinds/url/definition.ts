import { z } from 'zod';
import { isPublicUrl } from '#platform/contract/addresses/public-url.ts';
import { defineFieldKind } from '../kit/contract/field-kind.ts';
import { inOneLanguage, longestLine, oneLine } from '../kit/contract/plain-words.ts';

/** An address on the web that anyone can reach (§5). */
export default defineFieldKind<string>({
  name: 'url',
  uses: ['profile'],
  order: 50,
  inputTypes: ['input'],
  plainText: 'checked',
  example: { value: 'https://vloedhaven.nl/team' },
  check: (value) => {
    if (value.length > longestLine) return { fault: 'too-long' };
    return isPublicUrl(oneLine(value)) ? { value: oneLine(value) } : { fault: 'not-a-url' };
  },
  texts: inOneLanguage,
  fromText: (text) => (isPublicUrl(text) ? text : undefined),
});

export const schema = () => z.string();
