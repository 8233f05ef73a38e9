import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'prove/:token',
    screen: 'features/contributions/web/prove-by-link-screen.tsx',
    titleKey: 'proving.title',
  },
  {
    path: 'prove/:kind/:guid',
    screen: 'features/contributions/web/prove-by-code-screen.tsx',
    titleKey: 'proving.title',
  },
];
