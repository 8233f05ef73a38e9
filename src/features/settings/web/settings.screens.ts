import { readAudit } from '#features/audit/contract/audit.endpoints.ts';
import { readConnections } from '#features/connections/contract/connections.endpoints.ts';
import { load, loadFresh } from '#platform/web/api/load-cache.ts';
import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { readSettingSource } from '../contract/settings.endpoints.ts';
import { historyInput } from './history-input.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/settings',
    screen: 'features/settings/web/settings-screen.tsx',
    titleKey: 'admin.menu.allSettings',
    marker: 'admin',
    load: (app) =>
      Promise.all([
        loadFresh(app, readSettingSource, {}),
        loadFresh(app, readAudit, historyInput),
        load(app, readConnections, {}),
      ]),
  },
];
