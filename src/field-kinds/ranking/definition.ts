import { z } from 'zod';
import { defineFieldKind } from '../kit/contract/field-kind.ts';
import { optionTexts } from '../kit/contract/option-texts.ts';

/** All the options, the most important first. */
export default defineFieldKind<string[]>({
  name: 'ranking',
  uses: ['form'],
  order: 116,
  inputTypes: ['ranking'],
  hasOptions: true,
  example: {
    value: ['groen', 'spelen'],
    field: {
      options: [
        { value: 'spelen', label: { $lang: { nl: 'Spelen', en: 'Playing' } } },
        { value: 'groen', label: { $lang: { nl: 'Groen', en: 'Greenery' } } },
      ],
    },
  },
  check: (value, { options }) =>
    value.length === options.length && options.every((option) => value.includes(option.value))
      ? { value }
      : { fault: 'ranking-incomplete' },
  texts: (value, field) => optionTexts(field, value),
  /** What came first. */
  filter: { words: (value) => value.slice(0, 1), typed: (text) => text, isCommaList: true },
});

export const schema = () => z.array(z.string().max(60)).max(200);
