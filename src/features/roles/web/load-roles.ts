import type { Call } from '#platform/contract/calls/endpoint.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { loadFresh } from '#platform/web/api/load-cache.ts';
import { listRoleMembers, listRoles, readRole } from '../contract/roles.endpoints.ts';

interface App {
  call: Call;
  language: Language;
  loadCache: Parameters<typeof loadFresh>[0]['loadCache'];
}

export const loadRoles = (app: App): Promise<unknown> => loadFresh(app, listRoles, {});

export const membersInput = (id: string, search: URLSearchParams) => ({
  params: { id },
  query: {
    search: (search.get('q') ?? '').slice(0, 200),
    pageNumber: Math.min(Math.max(1, Math.trunc(Number(search.get('page'))) || 1), 1_000_000),
  },
});

export function loadRole(app: App, url: URL): Promise<unknown> {
  const id = /\/admin\/roles\/([^/]+)/.exec(url.pathname)?.[1] ?? '';
  return Promise.all([
    loadFresh(app, readRole, { params: { id }, query: { language: app.language } }),
    loadFresh(app, listRoleMembers, membersInput(id, url.searchParams)),
  ]);
}
