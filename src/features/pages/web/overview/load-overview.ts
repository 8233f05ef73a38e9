import type { Language } from '#platform/contract/texts/language.ts';
import { loadFresh, useLoaded } from '#platform/web/api/load-cache.ts';
import type { ScreenApp } from '#platform/web/screens/feature-screen.ts';
import { readPageOverview, readPageTree } from '../../contract/overview/page-overview.endpoints.ts';
import type { PageOverview, PageTree } from '../../contract/overview/page-overview.ts';
import { allClosed, allOpen } from './open-rows.ts';
import { hasFilters, listQueryOf, treeQueryOf, viewOf } from './overview-address.ts';

type AboutAll = Pick<PageOverview & PageTree, 'counts' | 'languages' | 'owners' | 'totalNumberOfItems'>;

/** What an address begins with: a page of the list, or the tree as it is before anyone opens or closes a branch. */
function beginning(search: URLSearchParams, language: Language) {
  if (viewOf(search) === 'table') return { call: readPageOverview, query: listQueryOf(search, language) };
  const open = hasFilters(search) ? allOpen : allClosed;
  return { call: readPageTree, query: treeQueryOf(search, language, open) };
}

export const loadOverview = (app: ScreenApp, { searchParams }: URL): Promise<unknown> => {
  const { call, query } = beginning(searchParams, app.language);
  return loadFresh(app, call as typeof readPageTree, { query });
};

/** The numbers above the pages, which come with the pages themselves. */
export function useAboutAll(search: URLSearchParams, language: Language): AboutAll {
  const { call, query } = beginning(search, language);
  return useLoaded(call as typeof readPageTree, { query });
}
