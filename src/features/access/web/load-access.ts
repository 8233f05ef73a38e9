import { listRoles } from '#features/roles/contract/roles.endpoints.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { load, loadFresh } from '#platform/web/api/load-cache.ts';
import { explainPages } from '../contract/access.endpoints.ts';
import { whoPattern, writtenWho } from '../contract/who-text.ts';

type LoadCache = Parameters<typeof load>[0]['loadCache'];

/** Whose rights the screen is about, as the address says. */
export const whoIn = (search: URLSearchParams): string => {
  const as = writtenWho(search.get('as') ?? '');
  return whoPattern.test(as) ? as : 'visitor';
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
