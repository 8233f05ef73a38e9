import { z } from 'zod';
import { defineFieldKind, type FieldSettings } from '../kit/contract/field-kind.ts';
import { findOption, isOption, optionTexts } from '../kit/contract/option-texts.ts';
import { checkChosen, chosenWords } from '../kit/contract/other-choice.ts';

type Chosen = string | string[];

const listOf = (value: Chosen): string[] => (typeof value === 'string' ? [value] : value);

/** One of the options, or several: kept as a list where the field says so. */
export default defineFieldKind<Chosen>({
  name: 'choice',
  uses: ['profile', 'item', 'form'],
  order: 100,
  inputTypes: ['select', 'radio'],
  hasOptions: true,
  canBeMany: true,
  canHaveDefault: true,
  example: {
    value: ['closed'],
    field: {
      isListed: true,
      options: [
        { value: 'open', label: { $lang: { nl: 'Open', en: 'Open' } } },
        { value: 'closed', label: { $lang: { nl: 'Gesloten', en: 'Closed' } } },
      ],
    },
  },
  check: (value, field) => {
    const { value: chosen, fault } = checkChosen(listOf(value), field);
    if (fault !== undefined) return { fault };
    return { value: typeof value === 'string' ? (chosen?.[0] ?? null) : chosen };
  },
  texts: (value, field) => optionTexts(field, listOf(value)),
  filter: { words: (value) => chosenWords(listOf(value)), typed: (text) => text, isCommaList: true },
  prune: (value, field) => (typeof value === 'string' ? value : value.filter((one) => isOption(field, one))),
  fromText: (text, field) => {
    const option = findOption(field, text);
    return option === undefined || !field.isListed ? option : [option];
  },
  // Its words are for people; another kind reads what was chosen, and only when that is one thing.
  asText: (value) => (listOf(value).length === 1 ? listOf(value)[0] : undefined),
});

export const schema = ({ isListed }: FieldSettings) => (isListed ? z.array(z.string().max(60)).max(200) : z.string());
