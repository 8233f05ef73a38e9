import { z } from 'zod';
import { defineFieldKind } from '../kit/contract/field-kind.ts';
import { findOption, inOptionOrder, isOption, optionTexts } from '../kit/contract/option-texts.ts';

/** Any number of the options. */
export default defineFieldKind<string[]>({
  name: 'manyChoice',
  uses: ['profile'],
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
  check: (value, field) =>
    value.every((one) => isOption(field, one)) ? { value: inOptionOrder(field, value) } : { fault: 'unknown-option' },
  texts: (value, field) => optionTexts(field, value),
  prune: (value, field) => value.filter((one) => isOption(field, one)),
  fromText: (text, field) => {
    const option = findOption(field, text);
    return option && [option];
  },
});

export const schema = () => z.array(z.string());
