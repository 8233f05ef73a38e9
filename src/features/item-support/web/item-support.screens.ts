import { loadFresh } from '#platform/web/api/load-cache.ts';
import type { FeatureScreen, ScreenApp } from '#platform/web/screens/feature-screen.ts';
import { readTakingPart } from '../contract/taking-part.endpoints.ts';

const loadPart = (app: ScreenApp, url: URL): Promise<unknown> =>
  loadFresh(app, readTakingPart, { params: { guid: url.pathname.split('/').at(-1) ?? '' } });

export const screens: FeatureScreen[] = [
  {
    path: 'taking-part/:guid',
    screen: 'features/item-support/web/taking-part-screen.tsx',
    titleKey: 'takingPart.title',
    load: loadPart,
  },
];
