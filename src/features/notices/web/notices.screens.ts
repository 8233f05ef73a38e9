import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'account/notices',
    screen: 'features/notices/web/account-notices-screen.tsx',
    titleKey: 'notices.title',
    marker: 'user',
  },
  {
    path: 'unsubscribe/:token',
    screen: 'features/notices/web/unsubscribe-screen.tsx',
    titleKey: 'unsubscribing.title',
  },
];
