import type { Language } from '#platform/contract/texts/language.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { LanguageState } from '#platform/contract/texts/translation.ts';
import { languagePublication } from '../language-publication.ts';
import { type Publication, type PublicationFacts, publicationOf } from '../publication.ts';

/** The languages that a document has a title in, and those of them that are no more than a draft. */
export interface TitledIn {
  titled: readonly string[];
  drafts: readonly string[];
}

export interface LanguageFacts extends PublicationFacts {
  /** Those that somebody asked a yes for. */
  waiting: readonly string[];
  /** Those that go out at the hour that was planned; none where all do that are no drafts. */
  planned: readonly string[] | null;
  written: TitledIn;
  /** What readers have; nothing while it is not published. */
  readers: TitledIn | undefined;
  /** The languages in which readers have other words than are written. */
  otherWords: readonly string[];
}

export interface StatusOfLanguages {
  status: Publication;
  languages: Language[];
}

const readableIn = ({ titled, drafts }: TitledIn, language: string): boolean =>
  titled.includes(language) && !drafts.includes(language);

/** How each language of a page stands, those that stand alike together; a language without a title is left out. */
export function statusesOfLanguages(facts: LanguageFacts, languages: readonly Language[]): StatusOfLanguages[] {
  const statusOf = (language: Language): Publication => {
    const review = { state: facts.waiting.includes(language) ? 'waiting' : 'none' } as const;
    const whole = publicationOf(facts, review);
    // What was planned and did not happen is told once, of the page itself.
    if (whole === 'failed') return whole;
    const isRead = facts.readers !== undefined && readableIn(facts.readers, language);
    const state =
      language === defaultLanguage
        ? undefined
        : {
            hasTexts: true,
            isAutomatic: false,
            isOutdated: false,
            status: facts.written.drafts.includes(language) ? ('draft' as const) : ('published' as const),
            readers: readersIn(language, isRead),
          };
    return languagePublication(facts, review, { language, state, planned: facts.planned }) as Publication;
  };
  const readersIn = (language: Language, isRead: boolean): LanguageState['readers'] => {
    if (!isRead) return 'nothing';
    return facts.otherWords.includes(language) ? 'other-words' : 'the-same';
  };
  const shown = languages.filter((one) => one === defaultLanguage || facts.written.titled.includes(one));
  return [...Map.groupBy(shown, statusOf)].map(([status, inIt]) => ({ status, languages: inIt }));
}
