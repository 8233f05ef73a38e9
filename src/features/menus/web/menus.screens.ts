import { listPages } from '#features/pages/contract/pages.endpoints.ts';
import { load, loadFresh } from '#platform/web/api/load-cache.ts';
import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { readMenuSource } from '../contract/menus-writing.endpoints.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/menu',
    screen: 'features/menus/web/menu-screen.tsx',
    titleKey: 'admin.menu.menu',
    marker: 'admin',
    load: (app) =>
      Promise.all([
        loadFresh(app, readMenuSource, { query: {} }),
        load(app, listPages, { query: { language: app.language } }),
      ]),
  },
];
