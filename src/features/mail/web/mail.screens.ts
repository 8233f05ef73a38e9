import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { loadOutbox } from './load-outbox.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/outbox',
    screen: 'features/mail/web/outbox-screen.tsx',
    titleKey: 'admin.menu.outbox',
    marker: 'admin',
    load: loadOutbox,
  },
];
