import { load } from '#platform/web/api/load-cache.ts';
import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { listProfileFieldDefinitions } from '../contract/profile-fields.endpoints.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/profile-fields',
    screen: 'features/profile-fields/web/profile-fields-screen.tsx',
    titleKey: 'admin.menu.profileFields',
    marker: 'admin',
    load: (app) => load(app, listProfileFieldDefinitions, {}),
  },
];
