import type { Language } from '#platform/contract/texts/language.ts';
import { momentIn } from '../timeline-input.ts';

/** Without a first moment it is as early as there is anything: the server says when that was. */
const firstOfAll = new Date(0).toISOString();

/** What the address asks: two moments, the second of which may be now, and a page. */
export function compareInput(search: URLSearchParams) {
  const [from, to, path] = [momentIn(search, 'from') ?? firstOfAll, momentIn(search, 'to'), search.get('path') ?? '/'];
  return { query: { from, ...(to !== undefined && { to }), path: /^\/(?!\/)/.test(path) ? path : '/' } };
}

/** Everything that changed on the site between them. */
export function betweenInput(language: Language, search: URLSearchParams) {
  const { from, to } = compareInput(search).query;
  return { query: { language, after: from, ...(to !== undefined && { before: to }) } };
}
