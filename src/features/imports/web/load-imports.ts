import { listItemTypes } from '#features/item-types/contract/item-types.endpoints.ts';
import { readMenuSource } from '#features/menus/contract/menus-writing.endpoints.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { load, loadFresh } from '#platform/web/api/load-cache.ts';
import { type EntryKind, entryFilters, entryKinds } from '../contract/import-states.ts';
import { listImportEntries, listImports, readImport, readImportLists } from '../contract/imports.endpoints.ts';

interface App {
  call: Call;
  loadCache: Parameters<typeof loadFresh>[0]['loadCache'];
}

export const loadImports = (app: App): Promise<unknown> => loadFresh(app, listImports, {});

/** What is shown of the entries, as the address has it. */
export function entriesInput(id: string, search: URLSearchParams) {
  const kind: EntryKind = entryKinds.find((one) => one === search.get('kind')) ?? 'page';
  const only = entryFilters.find((one) => one === search.get('only')) ?? 'all';
  const pageNumber = Math.min(Math.max(1, Math.trunc(Number(search.get('page'))) || 1), 10_000);
  return { params: { id }, query: { kind, only, pageNumber } } as const;
}

export function loadImport(app: App, url: URL): Promise<unknown> {
  const id = /\/admin\/import\/([^/]+)/.exec(url.pathname)?.[1] ?? '';
  return Promise.all([
    loadFresh(app, readImport, { params: { id } }),
    loadFresh(app, listImportEntries, entriesInput(id, url.searchParams)),
    loadFresh(app, readImportLists, {}),
    load(app, listItemTypes, {}),
    loadFresh(app, readMenuSource, {}),
  ]);
}
