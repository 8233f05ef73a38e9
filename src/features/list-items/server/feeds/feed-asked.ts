import type { Language } from '#platform/contract/texts/language.ts';
import type { FilterAsked } from '../listing/list-questions.ts';

export interface FeedAsked extends FilterAsked {
  language: Language;
}

/** Where the site is, as the reader of the feed reached it, and what it is called. */
export interface FeedPlace {
  origin: string;
  self: string;
  title: string;
}
