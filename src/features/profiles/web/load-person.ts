import type { Language } from '#platform/contract/texts/language.ts';
import { loadFresh } from '#platform/web/api/load-cache.ts';
import type { ScreenApp } from '#platform/web/screens/feature-screen.ts';
import { readProfile } from '../contract/profiles.endpoints.ts';

export const personInput = (guid: string, language: Language) => ({ params: { guid }, query: { language } });

export const loadPerson = (app: ScreenApp, url: URL): Promise<unknown> =>
  loadFresh(app, readProfile, personInput(url.pathname.split('/').at(-1) ?? '', app.language));
