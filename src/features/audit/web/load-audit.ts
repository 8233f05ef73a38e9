import type { Call } from '#platform/contract/calls/endpoint.ts';
import { loadFresh } from '#platform/web/api/load-cache.ts';
import { readAudit } from '../contract/audit.endpoints.ts';

type LoadCache = Parameters<typeof loadFresh>[0]['loadCache'];

const day = /^\d{4}-\d{2}-\d{2}$/;

export function auditInput(search: URLSearchParams) {
  const named = (name: string) => search.get(name) || undefined;
  const dayOf = (name: string) => (day.test(search.get(name) ?? '') ? named(name) : undefined);
  const before = Math.trunc(Number(search.get('before')));
  const query = {
    search: search.get('search') ?? '',
    area: named('area'),
    actorId: named('actorId'),
    subjectId: named('subjectId'),
    from: dayOf('from'),
    until: dayOf('until'),
    before: before > 0 ? before : undefined,
  };
  return { query: Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) };
}

export const loadAudit = (app: { call: Call; loadCache: LoadCache }, url: URL) =>
  loadFresh(app, readAudit, auditInput(url.searchParams));
