import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { loadRole, loadRoles } from './load-roles.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/roles',
    screen: 'features/roles/web/roles-screen.tsx',
    titleKey: 'admin.menu.roles',
    marker: 'admin',
    load: loadRoles,
  },
  {
    path: 'admin/roles/:id',
    screen: 'features/roles/web/role-screen.tsx',
    titleKey: 'admin.menu.roles',
    marker: 'admin',
    load: loadRole,
  },
];
