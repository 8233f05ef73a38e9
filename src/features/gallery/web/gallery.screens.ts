import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/gallery',
    screen: 'features/gallery/web/gallery-screen.tsx',
    titleKey: 'admin.menu.gallery',
    marker: 'developer',
  },
];
