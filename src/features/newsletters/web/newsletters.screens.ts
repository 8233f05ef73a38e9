import { load, loadFresh } from '#platform/web/api/load-cache.ts';
import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { listNewsletterLists, listOfferedNewsletters, readReading } from '../contract/newsletter-lists.endpoints.ts';
import { listNewsletters, readNewsletter } from '../contract/newsletters.endpoints.ts';

const lastSegment = (url: URL): string => url.pathname.split('/').at(-1) ?? '';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/newsletters',
    screen: 'features/newsletters/web/newsletters-screen.tsx',
    titleKey: 'admin.menu.newsletters',
    marker: 'admin',
    load: (app) => Promise.all([loadFresh(app, listNewsletters, {}), load(app, listNewsletterLists, {})]),
  },
  {
    path: 'admin/newsletters/lists',
    screen: 'features/newsletters/web/newsletter-lists-screen.tsx',
    titleKey: 'admin.menu.newsletterLists',
    marker: 'admin',
    load: (app) => loadFresh(app, listNewsletterLists, {}),
  },
  {
    path: 'admin/newsletters/:guid',
    screen: 'features/newsletters/web/newsletter-screen.tsx',
    titleKey: 'newsletters.admin.letterTitle',
    marker: 'admin',
    load: (app, url) =>
      Promise.all([
        loadFresh(app, readNewsletter, { params: { guid: lastSegment(url) } }),
        loadFresh(app, listNewsletterLists, {}),
      ]),
  },
  {
    path: 'newsletter',
    screen: 'features/newsletters/web/newsletter-sign-up-screen.tsx',
    titleKey: 'newsletters.signUp.title',
    load: (app) => loadFresh(app, listOfferedNewsletters, {}),
  },
  {
    path: 'newsletter/stop/:key',
    screen: 'features/newsletters/web/newsletter-stop-screen.tsx',
    titleKey: 'newsletters.stop.title',
    load: (app, url) => loadFresh(app, readReading, { params: { key: lastSegment(url) } }),
  },
];
