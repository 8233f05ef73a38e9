import type { ReviewState } from '#features/page-review/contract/review-rules.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { LanguageState } from '#platform/contract/texts/translation.ts';
import { type Publication, type PublicationFacts, publicationOf } from './publication.ts';

/** How one language stands, in the word that is under its name. */
export type LanguagePublication = Publication | 'missing' | 'outdated' | 'unread';

interface LanguageFacts {
  language: Language;
  /** Of a translation; the default language is the page itself. */
  state: Omit<LanguageState, 'language'> | undefined;
  /** Those that go out at the hour that was planned; none where all do that are no drafts. */
  planned: readonly string[] | null;
}

/** A translation may be missing, behind, or not for readers yet; it is asked for and planned by itself. */
export function languagePublication(
  page: PublicationFacts,
  review: { state: ReviewState },
  { language, state, planned }: LanguageFacts,
): LanguagePublication {
  const isPlanned = planned === null || planned.includes(language);
  const publication = publicationOf(isPlanned ? page : { ...page, publishAt: null }, review);
  if (state === undefined) return publication;
  if (!state.hasTexts) return 'missing';
  // Someone was asked to look at just this.
  if (publication === 'waiting') return publication;
  if (state.isAutomatic) return 'unread';
  if (state.isOutdated) return 'outdated';
  if (state.status === 'draft' || publication === 'draft') return 'draft';
  if (publication === 'scheduled') return publication;
  if (state.readers === 'nothing') return 'draft';
  return state.readers === 'the-same' ? 'published' : 'changed';
}
