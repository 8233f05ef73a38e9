import { listRoles } from '#features/roles/contract/roles.endpoints.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { load, loadFresh } from '#platform/web/api/load-cache.ts';
import { explainPages } from '../contract/access.endpoints.ts';

type LoadCache = Parameters<typeof load>[0]['loadCache'];

const known = /^(visitor|member|(role|user):[0-9a-f-]{36})$/i;

/** Whose rights the screen is about, as the address says. */
export const whoIn = (search: URLSearchParams): string => {
  const as = search.get('as') ?? '';
  return known.test(as) ? as : 'visitor';
};

export const pagesInput = (search: URLSearchParams, language: Language) => ({
  query: { as: whoIn(search), language },
});

export async function loadAccess(app: { call: Call; loadCache: LoadCache; language: Language }, url: URL) {
  await Promise.all([
    load(app, listRoles, {}),
    loadFresh(app, explainPages, pagesInput(url.searchParams, app.language)),
  ]);
}
