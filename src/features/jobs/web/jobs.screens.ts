import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/jobs',
    screen: 'features/jobs/web/jobs-screen.tsx',
    titleKey: 'admin.menu.jobs',
    marker: 'admin',
    load: async (app) => (await import('./load-failed-jobs.ts')).loadFailedJobs(app),
  },
];
