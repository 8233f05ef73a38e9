import { loadFresh } from '#platform/web/api/load-cache.ts';
import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import {
  listPastExports,
  listPastLinks,
  readPastComparison,
  readPastTimeline,
} from '../contract/time-machine.endpoints.ts';
import { betweenInput, compareInput } from './compare/compare-input.ts';
import { timelineInput } from './timeline-input.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/time-machine',
    screen: 'features/time-machine/web/time-machine-screen.tsx',
    titleKey: 'admin.menu.timeMachine',
    marker: 'admin',
    load: (app, url) =>
      Promise.all([
        loadFresh(app, readPastTimeline, timelineInput(app.language, url.searchParams)),
        loadFresh(app, listPastLinks, {}),
        loadFresh(app, listPastExports, {}),
      ]),
  },
  {
    path: 'admin/time-machine/compare',
    screen: 'features/time-machine/web/compare/compare-screen.tsx',
    titleKey: 'timeMachine.compare.screen',
    marker: 'admin',
    load: (app, url) =>
      Promise.all([
        loadFresh(app, readPastComparison, compareInput(url.searchParams)),
        loadFresh(app, readPastTimeline, betweenInput(app.language, url.searchParams)),
      ]),
  },
];
