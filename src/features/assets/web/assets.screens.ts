import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/media',
    screen: 'features/assets/web/media/media-screen.tsx',
    titleKey: 'admin.menu.media',
    marker: 'content-manager',
    load: async (app, url) => (await import('./media/load-media.ts')).loadMedia(app, url),
  },
];
