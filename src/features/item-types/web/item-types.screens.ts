import { load } from '#platform/web/api/load-cache.ts';
import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { listItemTypes } from '../contract/item-types.endpoints.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/item-types',
    screen: 'features/item-types/web/item-types-screen.tsx',
    titleKey: 'admin.menu.itemTypes',
    marker: 'admin',
    load: (app) => load(app, listItemTypes, {}),
  },
];
