import { defaultLanguage } from '#platform/contract/texts/language.ts';

/** Words of which it is not known in what language they are. */
export const inOneLanguage = (words: string): Record<string, string> => ({ [defaultLanguage]: words });

/** Without the languages that nothing was written in. */
export const writtenTexts = (texts: Partial<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).flatMap(([language, words]) => (words ? [[language, words]] : [])));

/** One line is one line: a pasted line end becomes a space. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

export const longestLine = 300;
