import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { loadFindings } from './load-findings.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/findings',
    screen: 'features/content-findings/web/findings-screen.tsx',
    titleKey: 'admin.menu.findings',
    marker: 'content-manager',
    load: loadFindings,
  },
];
