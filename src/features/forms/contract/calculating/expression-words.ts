import { labelText, valueText } from '../building/condition-words.ts';
import type { InnerField } from '../form-document.ts';

// A calculation is kept with the ids of questions and the values of options, which never change. Whoever writes one sees
// and types the words that stand in the form.

const unwritable = /[{}"]/g;
const plain = (words: string): string => words.replace(unwritable, '').replace(/\s+/g, ' ').trim();

/** The name of a question in a calculation: its words, or its id where another has the same. */
export function calculationName(field: InnerField, fields: readonly InnerField[], language: string): string {
  const words = plain(labelText(field, language));
  const isOnly = fields.every((one) => one.id === field.id || !isSame(plain(labelText(one, language)), words));
  return words !== '' && isOnly ? words : field.id;
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** A question, and the words it is compared with: `{lid} = "ja"`. */
const parts = /\{([^{}]*)\}(\s*(?:<>|=)\s*"([^"]*)")?/g;

/** As it is kept, in the words of the form. A question that is gone keeps its id. */
export const expressionToWords = (kept: string, fields: readonly InnerField[], language: string): string =>
  kept.replace(parts, (whole, id: string, comparison?: string, value?: string) => {
    const field = fields.find((one) => one.id === id);
    if (field === undefined) return whole;
    const compared = comparison?.replace(`"${value}"`, `"${plain(valueText(value ?? '', field, language))}"`) ?? '';
    return `{${calculationName(field, fields, language)}}${compared}`;
  });

/** As it was typed, with ids and values. Words that no question has stay as they are, and are told of. */
export const expressionFromWords = (typed: string, fields: readonly InnerField[], language: string): string =>
  typed.replace(parts, (whole, name: string, comparison?: string, value?: string) => {
    const field = fields.find((one) => isSame(calculationName(one, fields, language), plain(name)) || one.id === name);
    if (field === undefined) return whole;
    const option = field.options.find((one) =>
      isSame(plain(valueText(one.value, field, language)), plain(value ?? '')),
    );
    const compared = option === undefined ? comparison : comparison?.replace(`"${value}"`, `"${option.value}"`);
    return `{${field.id}}${compared ?? ''}`;
  });

/** Between braces stands something that is no question of this form. */
export function unknownName(kept: string, fields: readonly InnerField[]): string | undefined {
  for (const [, name = ''] of kept.matchAll(/\{([^{}]*)\}/g)) {
    if (!fields.some(({ id }) => id === name)) return name;
  }
  return undefined;
}
