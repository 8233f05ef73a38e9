import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { FieldSettings } from './field-kind.ts';

/** Before words of one's own, in a value that is kept; no option has a colon in its value. */
export const otherMark = 'other:';
export const isOther = (value: string): boolean => value.startsWith(otherMark);
export const otherWords = (value: string): string => value.slice(otherMark.length);

/** The words of what was chosen, in every language that one of them has. */
export function optionTexts({ options }: FieldSettings, chosen: readonly string[]): Record<string, string> {
  const labels = chosen.map(
    (value) =>
      options.find((option) => option.value === value)?.label ?? {
        $lang: { [defaultLanguage]: isOther(value) ? otherWords(value) : value },
      },
  );
  const languages = new Set(labels.flatMap(({ $lang }) => Object.keys($lang)));
  return Object.fromEntries(
    [...languages].map((language) => [
      language,
      labels.map((label) => pickLanguage(label, language, defaultLanguage)?.value ?? '').join(', '),
    ]),
  );
}

export const isOption = ({ options }: FieldSettings, value: string): boolean =>
  options.some((option) => option.value === value);

/** By its value or by its words, whatever the size of the letters. */
export function findOption({ options }: FieldSettings, text: string): string | undefined {
  const words = text.toLowerCase();
  return options.find(
    ({ value, label }) =>
      value.toLowerCase() === words || Object.values(label?.$lang ?? {}).some((one) => one?.toLowerCase() === words),
  )?.value;
}

/** In the order of the options, each once, so that equal answers are equal values. */
export const inOptionOrder = ({ options }: FieldSettings, chosen: readonly string[]): string[] =>
  options.map(({ value }) => value).filter((value) => chosen.includes(value));
