import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { loadUser, loadUsers } from './load-users.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/users',
    screen: 'features/users/web/users-screen.tsx',
    titleKey: 'admin.menu.users',
    marker: 'admin',
    load: loadUsers,
  },
  {
    path: 'admin/users/:guid/:accountCategory',
    screen: 'features/users/web/user-screen.tsx',
    titleKey: 'admin.menu.users',
    marker: 'admin',
    load: loadUser,
  },
];
