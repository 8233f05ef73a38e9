import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { loadImport, loadImports } from './load-imports.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/import',
    screen: 'features/imports/web/imports-screen.tsx',
    titleKey: 'admin.menu.import',
    marker: 'admin',
    load: loadImports,
  },
  {
    path: 'admin/import/:id',
    screen: 'features/imports/web/import-screen.tsx',
    titleKey: 'admin.menu.import',
    marker: 'admin',
    load: loadImport,
  },
];
