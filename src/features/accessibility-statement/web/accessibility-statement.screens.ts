import { loadFresh } from '#platform/web/api/load-cache.ts';
import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { listFindings, readStatementForm } from '../contract/accessibility-statement.endpoints.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/accessibility',
    screen: 'features/accessibility-statement/web/admin-accessibility-screen.tsx',
    titleKey: 'admin.menu.accessibility',
    marker: 'admin',
    load: (app) => Promise.all([loadFresh(app, listFindings, {}), loadFresh(app, readStatementForm, {})]),
  },
];
