import { readSettings } from '#features/settings/contract/settings.endpoints.ts';
import { load } from '#platform/web/api/load-cache.ts';
import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { loadOverview } from './overview/load-overview.ts';
import { loadSharedParts } from './shared-parts/load-shared-parts.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/pages',
    screen: 'features/pages/web/overview/admin-pages-screen.tsx',
    titleKey: 'admin.menu.pages',
    marker: 'admin',
    load: loadOverview,
  },
  {
    path: 'admin/shared-parts',
    screen: 'features/pages/web/shared-parts/shared-parts-screen.tsx',
    titleKey: 'admin.menu.sharedParts',
    marker: 'content-manager',
    load: loadSharedParts,
  },
  {
    path: 'admin/approvals/checks',
    screen: 'features/pages/web/checks-setting/checks-setting-screen.tsx',
    titleKey: 'admin.menu.checksSetting',
    marker: 'admin',
    load: (app) => load(app, readSettings, { query: { keys: 'pageChecks' } }),
  },
];
