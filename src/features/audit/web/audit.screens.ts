import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { loadAudit } from './load-audit.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/audit',
    screen: 'features/audit/web/audit-screen.tsx',
    titleKey: 'admin.menu.audit',
    marker: 'admin',
    load: loadAudit,
  },
];
