import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { loadSearch } from './load-search.ts';

export const screens: FeatureScreen[] = [
  { path: 'search', screen: 'features/search/web/search-screen.tsx', titleKey: 'search.title', load: loadSearch },
  {
    path: 'admin/search',
    screen: 'features/search/web/admin-search-screen.tsx',
    titleKey: 'admin.menu.search',
    marker: 'admin',
    load: async (app, url) => (await import('./load-admin-search.ts')).loadAdminSearch(app, url),
  },
];
