import { readSettingSource } from '#features/settings/contract/settings.endpoints.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import { load, loadFresh } from '#platform/web/api/load-cache.ts';
import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { readFirstHour, readPageSketches } from '../contract/first-hour.endpoints.ts';
import { firstHourPath, isFirstHourPart } from '../contract/first-hour-path.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/first-hour/:part',
    screen: 'features/first-hour/web/first-hour-screen.tsx',
    titleKey: 'firstHour.screen',
    marker: 'admin',
    isBare: true,
    load: async (app, url) => {
      if (!isFirstHourPart(url.pathname)) throw notFound();
      await Promise.all([
        loadFresh(app, readFirstHour, {}),
        load(app, readSettingSource, {}),
        // Another kind of site has other pages.
        url.pathname.endsWith(firstHourPath('begin')) ? loadFresh(app, readPageSketches, {}) : undefined,
      ]);
    },
  },
];
