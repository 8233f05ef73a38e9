import { loadFresh } from '#platform/web/api/load-cache.ts';
import type { FeatureScreen, ScreenApp } from '#platform/web/screens/feature-screen.ts';
import { readNewsToStop } from '../contract/ideas.endpoints.ts';

const loadNews = (app: ScreenApp, url: URL): Promise<unknown> =>
  loadFresh(app, readNewsToStop, {
    params: { token: url.pathname.split('/').at(-1) ?? '' },
    query: { language: app.language },
  });

export const screens: FeatureScreen[] = [
  {
    path: 'idea-news/:token',
    screen: 'features/ideas/web/idea-news-screen.tsx',
    titleKey: 'ideaNews.title',
    load: loadNews,
  },
];
