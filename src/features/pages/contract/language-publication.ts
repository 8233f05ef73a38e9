import type { ReviewState } from '#features/page-review/contract/review-rules.ts';
import type { LanguageState } from '#platform/contract/texts/translation.ts';
import { type Publication, type PublicationFacts, publicationOf } from './publication.ts';

/** How one language stands, in the word that is under its name. */
export type LanguagePublication = Publication | 'missing' | 'outdated' | 'unread';

/** The default language is the page itself; a translation may be missing, behind, or not for readers yet. */
export function languagePublication(
  page: PublicationFacts,
  review: { state: ReviewState },
  state: Omit<LanguageState, 'language'> | undefined,
): LanguagePublication {
  if (state === undefined) return publicationOf(page, review);
  if (!state.hasTexts) return 'missing';
  if (state.isAutomatic) return 'unread';
  if (state.isOutdated) return 'outdated';
  const publication = publicationOf(page, review);
  if (state.status === 'draft' || publication === 'draft') return 'draft';
  // What waits or is planned is the page with all that is written.
  if (publication === 'waiting' || publication === 'scheduled') return publication;
  if (state.readers === 'nothing') return 'draft';
  return state.readers === 'the-same' ? 'published' : 'changed';
}
