import { listRoles } from '#features/roles/contract/roles.endpoints.ts';
import { readSettings } from '#features/settings/contract/settings.endpoints.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { load, loadFresh } from '#platform/web/api/load-cache.ts';
import type { ScreenApp } from '#platform/web/screens/feature-screen.ts';
import { listBlockedAuthors, readReactionQueue } from '../../contract/moderation.endpoints.ts';

export const rulesInput = { query: { keys: 'reactions' } };

export const queueInput = (search: URLSearchParams, language: Language) => ({
  query: { pile: search.get('pile') === 'removed' ? ('removed' as const) : ('open' as const), language },
});

export const loadQueue = (app: ScreenApp, url: URL): Promise<unknown> =>
  Promise.all([
    loadFresh(app, readReactionQueue, queueInput(url.searchParams, app.language)),
    loadFresh(app, listBlockedAuthors, {}),
  ]);

export const loadRules = (app: ScreenApp): Promise<unknown> =>
  Promise.all([load(app, readSettings, rulesInput), load(app, listRoles, {})]);
