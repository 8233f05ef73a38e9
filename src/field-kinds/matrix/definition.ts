import { z } from 'zod';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { defineFieldKind } from '../kit/contract/field-kind.ts';
import { isOption, optionTexts } from '../kit/contract/option-texts.ts';

/** One of the options for each line: by the line's own name. */
export default defineFieldKind<Record<string, string>>({
  name: 'matrix',
  uses: ['form'],
  order: 114,
  inputTypes: ['matrix'],
  hasOptions: true,
  example: {
    value: { prijs: 'good' },
    field: {
      options: [
        { value: 'good', label: { $lang: { nl: 'Goed', en: 'Good' } } },
        { value: 'bad', label: { $lang: { nl: 'Slecht', en: 'Bad' } } },
      ],
    },
  },
  isEmpty: (value) => Object.keys(value).length === 0,
  check: (value, field) =>
    Object.values(value).every((one) => isOption(field, one)) ? { value } : { fault: 'unknown-option' },
  texts: (value, field) =>
    Object.fromEntries(
      Object.keys(optionTexts(field, Object.values(value))).map((language) => [
        language,
        lines(value, field, language),
      ]),
    ),
  filter: { words: (value) => Object.values(value), typed: (text) => text, isCommaList: true },
});

type Lines = Parameters<typeof optionTexts>[0];

const lines = (value: Record<string, string>, field: Lines, language: string): string =>
  Object.entries(value)
    .map(([row, one]) => {
      const words = optionTexts(field, [one]);
      return `${row}: ${words[language] ?? words[defaultLanguage] ?? one}`;
    })
    .join('; ');

export const schema = () =>
  z.record(z.string().max(40), z.string().max(60)).refine((value) => Object.keys(value).length <= 50);
