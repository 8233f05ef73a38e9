import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { loadRedirects } from './load-redirects.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/redirects',
    screen: 'features/redirects/web/redirects-screen.tsx',
    titleKey: 'admin.menu.redirects',
    marker: 'admin',
    load: loadRedirects,
  },
  {
    path: 'admin/redirects/import',
    screen: 'features/redirects/web/import-redirects-screen.tsx',
    titleKey: 'admin.redirectsImport',
    marker: 'admin',
  },
];
