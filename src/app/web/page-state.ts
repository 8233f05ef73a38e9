import type { Language, PlatformLocale } from '#platform/contract/texts/language.ts';
import type { LoadedAnswers } from '#platform/web/api/load-cache.ts';
import type { Reader } from '../contract/render.ts';

/** What travels with a drawn page, so that the browser goes on where the server stopped. */
export interface PageState {
  answers: LoadedAnswers;
  loaderData: Record<string, unknown>;
  language: Language;
  locale: PlatformLocale;
  origin: string;
  now: string;
  theme: 'light' | 'dark' | undefined;
  reader: Reader;
  status: number;
  useGoneStatus: boolean;
  cacheToken: string;
  isDevelopment: boolean;
}

export const pageStateId = 'page-state';

/** JSON that can stand inside a script element: no text in it can end the element. */
export const pageStateJson = (state: PageState): string => JSON.stringify(state).replaceAll('<', '\\u003c');
