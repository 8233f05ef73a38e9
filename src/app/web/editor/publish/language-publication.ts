import type { PageReview } from '#features/page-review/contract/page-review.ts';
import type { PageState } from '#features/pages/contract/working-copy.ts';
import type { LanguageState } from '#platform/contract/texts/translation.ts';
import { type Publication, publicationOf } from './publication.ts';

/** How one language stands, in the word that is under its name. */
export type LanguagePublication = Publication | 'missing' | 'outdated';

/** The default language is the page itself; a translation may be missing, behind, or not for readers yet. */
export function languagePublication(
  page: PageState,
  review: Pick<PageReview, 'state'>,
  state: LanguageState | undefined,
): LanguagePublication {
  if (state === undefined) return publicationOf(page, review);
  if (!state.hasTexts) return 'missing';
  if (state.status === 'draft') return 'draft';
  return state.isOutdated ? 'outdated' : publicationOf(page, review);
}
