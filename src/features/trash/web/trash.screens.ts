import { loadFresh } from '#platform/web/api/load-cache.ts';
import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { listTrashEntries } from '../contract/trash.endpoints.ts';
import { trashQueryOf } from './trash-address.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/trash',
    screen: 'features/trash/web/trash-screen.tsx',
    titleKey: 'admin.menu.trash',
    marker: 'editor',
    load: (app, url) => loadFresh(app, listTrashEntries, { query: trashQueryOf(url.searchParams, app.language) }),
  },
];
