import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';

/** §2. */
export const screens: FeatureScreen[] = [
  {
    path: 'admin/statistics',
    screen: 'features/statistics/web/statistics-screen.tsx',
    titleKey: 'admin.menu.statistics',
    marker: 'editor',
    load: async (app, url) => (await import('./load-statistics.ts')).loadStatistics(app, url),
  },
  {
    path: 'shared-figures/:token',
    screen: 'features/statistics/web/shared-figures-screen.tsx',
    titleKey: 'statistics.shared.title',
    isOfAdmin: true,
    load: async (app, url) => (await import('./load-shared-figures.ts')).loadSharedFigures(app, url),
  },
];
