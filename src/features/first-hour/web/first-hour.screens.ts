import { readSettingSource } from '#features/settings/contract/settings.endpoints.ts';
import { load, loadFresh } from '#platform/web/api/load-cache.ts';
import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { readFirstHour } from '../contract/first-hour.endpoints.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/first-hour/:part',
    screen: 'features/first-hour/web/first-hour-screen.tsx',
    titleKey: 'firstHour.screen',
    marker: 'admin',
    isBare: true,
    load: (app) => Promise.all([loadFresh(app, readFirstHour, {}), load(app, readSettingSource, {})]),
  },
];
