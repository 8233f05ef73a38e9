import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { loadForms } from './load-forms.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/forms',
    screen: 'features/forms/web/forms-screen.tsx',
    titleKey: 'admin.menu.forms',
    marker: 'admin',
    load: loadForms,
  },
];
