import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { LocalizedText, StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';

/** What something is found by, in one language. */
export interface SearchEntry {
  language: Language;
  title: LocalizedText;
  /** Description and headings: they count for more than the rest. */
  lead: string;
  /** Everything, the lead included, in reading order. */
  body: LocalizedText;
}

/** The lines of something in one language, each as it stood. */
export interface FoundLines {
  lead: string[];
  all: string[];
}

/** An entry for every language of the platform, made once these are known. */
export type EntriesIn = (languages: readonly Language[]) => SearchEntry[];

/** Words that are all borrowed from the default language say so, and are read as that. */
export const entriesInLanguages =
  (title: StoredText, linesIn: (language: Language) => FoundLines): EntriesIn =>
  (languages) => {
    const wordsIn = (language: Language) => {
      const { lead, all } = linesIn(language);
      return { lead: sentences(lead), all: sentences(all) };
    };
    const base = wordsIn(defaultLanguage);
    return languages.map((language) => {
      const own = language === defaultLanguage ? base : wordsIn(language);
      const isBorrowed = language !== defaultLanguage && own.all !== '' && own.all === base.all;
      return {
        language,
        title: pickLanguage(title, language, defaultLanguage) ?? { value: '' },
        lead: own.lead,
        body: { value: own.all, ...(isBorrowed ? { lang: defaultLanguage } : {}) },
      };
    });
  };

/** Lines that stood apart stay apart in a snippet: a heading ends in a full stop there. */
const sentences = (parts: readonly string[]): string =>
  parts
    .flatMap((part) => part.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => (/[.!?:;,…]$/.test(line) ? line : `${line}.`))
    .join(' ');
