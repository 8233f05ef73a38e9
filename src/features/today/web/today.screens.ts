import { loadFresh } from '#platform/web/api/load-cache.ts';
import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { readToday } from '../contract/today.endpoints.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/start',
    screen: 'features/today/web/today-screen.tsx',
    titleKey: 'admin.menu.today',
    marker: 'editor',
    load: (app) => loadFresh(app, readToday, { query: { language: app.language } }),
  },
];
