import { z } from 'zod';
import { defineFieldKind } from '../kit/contract/field-kind.ts';
import { findOption, isOption, optionTexts } from '../kit/contract/option-texts.ts';
import { checkChosen, chosenWords } from '../kit/contract/other-choice.ts';

/** Any number of the options. */
export default defineFieldKind<string[]>({
  name: 'manyChoice',
  uses: ['profile', 'form'],
  order: 110,
  inputTypes: ['checkboxes'],
  hasOptions: true,
  example: {
    value: ['fiets', 'trein'],
    field: {
      options: [
        { value: 'fiets', label: { $lang: { nl: 'Fiets', en: 'Bicycle' } } },
        { value: 'trein', label: { $lang: { nl: 'Trein', en: 'Train' } } },
      ],
    },
  },
  check: checkChosen,
  texts: (value, field) => optionTexts(field, value),
  filter: { words: chosenWords, typed: (text) => text, isCommaList: true },
  prune: (value, field) => value.filter((one) => isOption(field, one)),
  fromText: (text, field) => {
    const option = findOption(field, text);
    return option && [option];
  },
});

export const schema = () => z.array(z.string());
