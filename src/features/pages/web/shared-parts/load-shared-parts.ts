import { readSettingSource } from '#features/settings/contract/settings.endpoints.ts';
import { loadFresh } from '#platform/web/api/load-cache.ts';
import type { ScreenApp } from '#platform/web/screens/feature-screen.ts';
import { listSharedParts } from '../../contract/shared-parts/shared-parts.endpoints.ts';

/** Who is no admin gets no settings, and is shown none. */
export const loadSharedParts = (app: ScreenApp, { searchParams }: URL): Promise<unknown> =>
  Promise.all([
    loadFresh(app, listSharedParts, { query: { language: app.language } }),
    ['footer', 'header-image'].includes(searchParams.get('of') ?? '')
      ? loadFresh(app, readSettingSource, {}).catch(notForThem)
      : undefined,
  ]);

function notForThem(error: { status?: number }): void {
  if (error.status !== 403) throw error;
}
