import { load } from '#platform/web/api/load-cache.ts';
import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { listLegal } from '../contract/legal.endpoints.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/legal',
    screen: 'features/legal/web/admin-legal-screen.tsx',
    titleKey: 'admin.menu.legal',
    marker: 'admin',
    load: (app) => load(app, listLegal, {}),
  },
  {
    path: 'admin/legal/:kind',
    screen: 'features/legal/web/admin-legal-text-screen.tsx',
    titleKey: 'admin.menu.legal',
    marker: 'admin',
    load: async (app, url) => (await import('./load-legal-draft.ts')).loadLegalDraft(app, url),
  },
];
