import type { CheckedValue, FieldSettings } from './field-kind.ts';
import { inOptionOrder, isOption, isOther, otherMark, otherWords } from './option-texts.ts';
import { longestLine, oneLine } from './plain-words.ts';
import { firstPosted, type ReadPosted } from './question-kind.ts';

// No option has a colon in its value, so words of one's own are never taken for one.

/** Chosen, while the words may be missing. */
export const otherPosted = ':other';
/** The part of a question that the words are typed in. */
export const otherPart = 'other';
/** What conditions and dashboards know it by, whatever its words. */
export const chosenWords = (chosen: readonly string[]): string[] =>
  chosen.map((value) => (isOther(value) ? otherPosted : value));

/** What was chosen, with the words of one's own in the place of "other". */
export function readChosen(read: ReadPosted, { hasOther }: FieldSettings): string[] {
  const chosen = read().filter((value) => value !== '');
  if (!hasOther) return chosen;
  const words = firstPosted(read, otherPart);
  if (chosen.length === 0) return words === undefined ? [] : [otherMark + words];
  return chosen.map((value) => (value === otherPosted && words !== undefined ? otherMark + words : value));
}

export function writeChosen(chosen: readonly string[]): Record<string, string[]> {
  const other = chosen.find(isOther);
  return {
    '': chosen.map((value) => (isOther(value) ? otherPosted : value)),
    ...(other === undefined ? {} : { [otherPart]: [otherWords(other)] }),
  };
}

/** Each once, in the order of the options, with words of one's own behind them; or what is wrong. */
export function checkChosen(chosen: readonly string[], field: FieldSettings): CheckedValue<string[]> {
  const own = field.hasOther ? chosen.filter(isOther).slice(0, 1) : [];
  if (field.hasOther && chosen.includes(otherPosted)) return { fault: 'other-missing' };
  if (own.some((value) => value.length > longestLine)) return { fault: 'too-long' };
  if (!chosen.every((value) => isOption(field, value) || own.includes(value))) return { fault: 'unknown-option' };
  return { value: [...inOptionOrder(field, chosen), ...own.map(oneLine)] };
}
