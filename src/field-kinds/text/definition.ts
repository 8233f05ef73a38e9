import { z } from 'zod';
import { StoredText } from '#platform/contract/texts/localized.ts';
import { defineFieldKind, type FieldSettings } from '../kit/contract/field-kind.ts';
import { inOneLanguage, longestLine, oneLine, writtenTexts } from '../kit/contract/plain-words.ts';

type Words = string | StoredText;

const textsOf = (value: Words): Record<string, string> =>
  typeof value === 'string' ? inOneLanguage(value) : writtenTexts(value.$lang);

/** One line: of one person, or of editors in each language. */
export default defineFieldKind<Words>({
  name: 'text',
  uses: ['profile', 'item', 'form'],
  order: 10,
  inputTypes: ['input'],
  canHaveDefault: true,
  plainText: 'free',
  example: { value: { $lang: { nl: 'Hoge Dijk', en: 'High Dike' } }, field: { isTranslated: true } },
  isEmpty: (value) => Object.values(textsOf(value)).every((words) => words.trim() === ''),
  check: (value) => {
    if (typeof value !== 'string') return { value };
    return value.length > longestLine ? { fault: 'too-long' } : { value: oneLine(value) };
  },
  texts: textsOf,
  filter: {
    words: (value) => Object.values(textsOf(value)).map((words) => words.trim().toLowerCase()),
    typed: (text) => text.toLowerCase(),
  },
  fromTexts: (texts, { isTranslated }) => (isTranslated ? { $lang: texts } : Object.values(texts)[0]),
});

export const schema = ({ isTranslated }: FieldSettings) => (isTranslated ? StoredText : z.string());
