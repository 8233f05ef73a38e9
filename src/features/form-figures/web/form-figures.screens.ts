import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { loadAnswers, loadFigures } from './load-figures.ts';

/** §2. */
export const screens: FeatureScreen[] = [
  {
    path: 'admin/forms/:guid/:version/dashboard',
    screen: 'features/form-figures/web/form-dashboard-screen.tsx',
    titleKey: 'figures.title',
    marker: 'editor',
    load: loadFigures,
  },
  {
    path: 'admin/forms/:guid/:version/dashboard/:field',
    screen: 'features/form-figures/web/open-answers-screen.tsx',
    titleKey: 'figures.themes.title',
    marker: 'editor',
    load: loadAnswers,
  },
];
