import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'still-right/:kind/:guid',
    screen: 'features/upkeep/web/still-right-screen.tsx',
    titleKey: 'stillRight.label',
    marker: 'user',
  },
];
