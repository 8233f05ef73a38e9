import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { LocalizedText, StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { wordsIn } from './search-words.ts';

/** What something is found by, in one language. */
export interface SearchEntry {
  language: Language;
  title: LocalizedText;
  /** Description and headings: they count for more than the rest. */
  lead: string;
  /** What it says, the lead included, in reading order: where snippets come from. */
  body: LocalizedText;
  /** Found by, but no piece of what it says: the words at pictures. */
  captions: string;
  /** It hardly says anything itself and leads to what does. */
  isNavigation: boolean;
}

/** What the text of a block is: what the page says, where it leads, or what is seen on a picture. */
export type SearchRole = 'text' | 'links' | 'caption';

/** The lines of something in one language, each as it stood. */
export interface FoundLines {
  lead: string[];
  /** All but captions. */
  all: string[];
  /** Those of `all` that only lead elsewhere; a list of items leads to them without a word. */
  links?: string[];
  captions?: string[];
}

/**
 * The entry of the default language first, and one for each other language of the platform that has words of its own: the
 * first stands for the rest (decision 0073). Made once the languages are known.
 */
export type EntriesIn = (languages: readonly Language[]) => SearchEntry[];

/** Words that are all borrowed from the default language say so, and are read as that. */
export const entriesInLanguages =
  (title: StoredText, linesIn: (language: Language) => FoundLines): EntriesIn =>
  (languages) => {
    const wordsIn = (language: Language) => {
      const { lead, all, links = [], captions = [] } = linesIn(language);
      return {
        lead: sentences(lead),
        all: sentences(all),
        captions: sentences(captions),
        isNavigation: isNavigation(all, links),
      };
    };
    const titleIn = (language: Language) => pickLanguage(title, language, defaultLanguage) ?? { value: '' };
    const base = wordsIn(defaultLanguage);
    const first: SearchEntry = {
      language: defaultLanguage,
      title: titleIn(defaultLanguage),
      lead: base.lead,
      body: { value: base.all },
      captions: base.captions,
      isNavigation: base.isNavigation,
    };
    const others = languages.flatMap((language): SearchEntry[] => {
      if (language === defaultLanguage) return [];
      const own = wordsIn(language);
      const ownTitle = titleIn(language);
      const isBorrowed = own.all === base.all && own.captions === base.captions;
      if (isBorrowed && (ownTitle.lang !== undefined || ownTitle.value === '')) return [];
      const body = { value: own.all, ...(own.all !== '' && own.all === base.all ? { lang: defaultLanguage } : {}) };
      return [
        { language, title: ownTitle, body, lead: own.lead, captions: own.captions, isNavigation: own.isNavigation },
      ];
    });
    return [first, ...others];
  };

const wordCount = (lines: readonly string[]): number => lines.reduce((count, line) => count + wordsIn(line).length, 0);

/** A page with fewer words of its own, and with something that leads on, is there for what it leads to. */
const fewWords = 60;

/** Some of it leads on, and it has hardly words of its own or more that lead elsewhere. */
function isNavigation(all: readonly string[], links: readonly string[]): boolean {
  if (links.length === 0) return false;
  const leading = wordCount(links);
  const own = wordCount(all) - leading;
  return own <= Math.max(fewWords, leading);
}

/** Lines that stood apart stay apart in a snippet: a heading ends in a full stop there. */
const sentences = (parts: readonly string[]): string =>
  parts
    .flatMap((part) => part.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => (/[.!?:;,…]$/.test(line) ? line : `${line}.`))
    .join(' ');
