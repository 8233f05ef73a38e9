import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { loadAccess } from './load-access.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/access',
    screen: 'features/access/web/access-screen.tsx',
    titleKey: 'admin.menu.access',
    marker: 'admin',
    load: loadAccess,
  },
];
