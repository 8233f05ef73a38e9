import { z } from 'zod';
import { isTime } from '#platform/contract/field-validators.ts';
import { defineFieldKind } from '../kit/contract/field-kind.ts';
import { inOneLanguage } from '../kit/contract/plain-words.ts';
import { readTime } from './read-time.ts';

/** On the clock, as HH:MM. */
export default defineFieldKind<string>({
  name: 'time',
  uses: ['form'],
  order: 85,
  inputTypes: ['time'],
  plainText: 'checked',
  example: { value: '14:30' },
  check: (value) => (isTime(value) ? { value } : { fault: 'not-a-time' }),
  texts: inOneLanguage,
  filter: { order: 'text', words: (value) => [value], typed: readTime },
  fromText: readTime,
});

export const schema = () => z.string();
