import { z } from 'zod';
import { defineFieldKind } from '../kit/contract/field-kind.ts';
import { inOneLanguage, longestLine, oneLine } from '../kit/contract/plain-words.ts';

/** As people write them: +31 (0)6-12 34 56 78. The longest number there is has 15 digits. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(text) && digits >= 6 && digits <= 16;
}

export default defineFieldKind<string>({
  name: 'phone',
  uses: ['profile', 'form'],
  order: 40,
  inputTypes: ['input'],
  plainText: 'checked',
  example: { value: '+31 (0)6-12 34 56 78' },
  check: (value) => {
    if (value.length > longestLine) return { fault: 'too-long' };
    return isPhone(oneLine(value)) ? { value: oneLine(value) } : { fault: 'not-a-phone' };
  },
  texts: inOneLanguage,
  fromText: (text) => (isPhone(text) ? text : undefined),
});

export const schema = () => z.string();
