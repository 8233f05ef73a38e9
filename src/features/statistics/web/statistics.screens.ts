import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';

/** §2. */
export const screens: FeatureScreen[] = [
  {
    path: 'admin/statistics',
    screen: 'features/statistics/web/statistics-screen.tsx',
    titleKey: 'admin.menu.statistics',
    marker: 'admin',
    load: async (app, url) => (await import('./load-statistics.ts')).loadStatistics(app, url),
  },
];
