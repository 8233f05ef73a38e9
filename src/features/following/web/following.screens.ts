import { load } from '#platform/web/api/load-cache.ts';
import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { readOpenTarget } from '../contract/follow-by-mail.endpoints.ts';
import { targetOfPath } from './target-of-path.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'follow-by-mail/:kind/:guid',
    screen: 'features/following/web/follow-by-mail-screen.tsx',
    titleKey: 'following.byMail.title',
    load: (app, url) => {
      const [kind = '', guid = ''] = url.pathname.split('/').slice(-2);
      return load(app, readOpenTarget, { params: targetOfPath(kind, guid), query: { language: app.language } });
    },
  },
];
