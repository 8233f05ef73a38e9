import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/profile-fields',
    screen: 'features/profile-fields/web/profile-fields-screen.tsx',
    titleKey: 'admin.menu.profileFields',
    marker: 'admin',
  },
];
