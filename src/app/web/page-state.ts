import type { Language, PlatformLocale } from '#platform/contract/texts/language.ts';
import type { LoadedAnswers } from '#platform/web/api/load-cache.ts';
import type { Reader } from '../contract/render.ts';

/** What travels with a drawn page, so that the browser goes on where the server stopped. */
export interface PageState {
  answers: LoadedAnswers;
  /** It is drawn already, and as large as the page again: the browser asks for it before it goes on. */
  isMenuLeftOut: boolean;
  loaderData: Record<string, unknown>;
  language: Language;
  locale: PlatformLocale;
  origin: string;
  now: string;
  theme: 'light' | 'dark' | undefined;
  reader: Reader;
  openGroups: readonly string[];
  status: number;
  useGoneStatus: boolean;
  cacheToken: string;
  isDevelopment: boolean;
}

export const pageStateId = 'page-state';

const answerJson = new WeakMap<object, string>();

/** An answer that the server keeps is written once. */
function jsonOfAnswer(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return scriptJson(answer);
  const known = answerJson.get(answer);
  if (known !== undefined) return known;
  const json = scriptJson(answer);
  answerJson.set(answer, json);
  return json;
}

/** JSON that can stand inside a script element: no text in it can end the element. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export function pageStateJson({ answers, ...rest }: PageState): string {
  const written = Object.entries(answers).map(([address, answer]) => `${scriptJson(address)}:${jsonOfAnswer(answer)}`);
  return `{"answers":{${written.join()}},${scriptJson(rest).slice(1)}`;
}
