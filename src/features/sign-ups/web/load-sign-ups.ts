import { loadFresh } from '#platform/web/api/load-cache.ts';
import type { ScreenApp } from '#platform/web/screens/feature-screen.ts';
import { listSignUps } from '../contract/sign-ups.endpoints.ts';

export const loadSignUps = (app: ScreenApp, url: URL): Promise<unknown> => {
  const [, guid = ''] = /\/admin\/signups\/([^/]+)/.exec(url.pathname) ?? [];
  return loadFresh(app, listSignUps, { params: { guid }, query: { language: app.language } });
};
