import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/installation',
    screen: 'features/installation/web/installation-screen.tsx',
    titleKey: 'admin.menu.installation',
    marker: 'staff',
    load: async (app, url) => (await import('./load-installation.ts')).loadInstallation(app, url),
  },
];
