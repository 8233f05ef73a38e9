import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { loadSignUps } from './load-sign-ups.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/signups/:guid',
    screen: 'features/sign-ups/web/sign-ups-screen.tsx',
    titleKey: 'signUps.title',
    marker: 'editor',
    load: loadSignUps,
  },
];
