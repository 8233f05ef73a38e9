import type { Language } from '#platform/contract/texts/language.ts';

/** By language; the Dutch ones are always there. */
export type WordsByLanguage = { nl: string } & Record<string, string>;

/** The words of a field, which are written in Dutch and, where someone did, in the other languages of the platform. */
export const inOwnWords = (words: WordsByLanguage, language: Language): string => words[language] || words.nl;
