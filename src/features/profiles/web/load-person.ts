import { listAddedBy } from '#features/activity/contract/activity.endpoints.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { loadFresh } from '#platform/web/api/load-cache.ts';
import type { ScreenApp } from '#platform/web/screens/feature-screen.ts';
import { readProfile } from '../contract/profiles.endpoints.ts';

export const personInput = (guid: string, language: Language) => ({ params: { guid }, query: { language } });

export function loadPerson(app: ScreenApp, url: URL): Promise<unknown> {
  const input = personInput(url.pathname.split('/').at(-1) ?? '', app.language);
  return Promise.all([loadFresh(app, readProfile, input), loadFresh(app, listAddedBy, input)]);
}
