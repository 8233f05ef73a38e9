import type { LanguageReview, PageReview } from '#features/page-review/contract/page-review.ts';
import type { ReviewState } from '#features/page-review/contract/review-rules.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';

const those = (review: PageReview, isMeant: (one: LanguageReview) => boolean): Language[] =>
  review.languages.filter(isMeant).map(({ language }) => language);

/** Of the whole: it waits as long as any of its languages does. */
export function stateOfAll({ languages }: PageReview): ReviewState {
  const states = new Set(languages.map(({ state }) => state));
  return states.has('waiting') ? 'waiting' : (languages[0]?.state ?? 'none');
}

export const stateIn = ({ languages }: PageReview, language: Language): ReviewState =>
  languages.find((one) => one.language === language)?.state ?? 'none';

/** Those that one may say yes to, or send back. */
export const toAnswer = (review: PageReview): Language[] => those(review, ({ can }) => can.approve);

/** Those of which one asked oneself, and nobody answered. */
export const toWithdraw = (review: PageReview): Language[] => those(review, ({ can }) => can.withdraw);

/** Those that readers do not have as they are written, and that nobody was asked to look at. */
export const toAsk = (review: PageReview): Language[] => those(review, ({ can, hasNews }) => can.ask && hasNews);

/** While one language waits another may be asked about; without that the answer may be of before the last change. */
export const canAsk = (review: PageReview): boolean =>
  review.can.ask && (stateOfAll(review) !== 'waiting' || toAsk(review).length > 0);

/** Where not all goes along that readers do not have: those that do. */
export function partGiven(review: PageReview): Language[] | undefined {
  const news = review.languages.filter(({ hasNews }) => hasNews);
  const given = news.filter(({ can }) => can.publish);
  return given.length === 0 || given.length === news.length ? undefined : given.map(({ language }) => language);
}

/** How these alone are published; nothing has to be said where they are all that readers do not have. */
export function publishedAlone(review: PageReview, chosen: readonly Language[]) {
  const isAll = review.languages.every(({ language, hasNews }) => !hasNews || chosen.includes(language));
  if (isAll) return undefined;
  const languages = chosen.filter((language) => language !== defaultLanguage);
  return { languages, withoutSource: !chosen.includes(defaultLanguage) };
}
