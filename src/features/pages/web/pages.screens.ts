import { load } from '#platform/web/api/load-cache.ts';
import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { listPages } from '../contract/pages.endpoints.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/pages',
    screen: 'features/pages/web/admin-pages-screen.tsx',
    titleKey: 'admin.menu.pages',
    marker: 'admin',
    load: (app) => load(app, listPages, { query: { language: app.language } }),
  },
];
