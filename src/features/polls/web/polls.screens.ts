import { loadFresh } from '#platform/web/api/load-cache.ts';
import type { FeatureScreen, ScreenApp } from '#platform/web/screens/feature-screen.ts';
import { listPolls, readManagedPoll, readPollStanding } from '../contract/polls.endpoints.ts';

const guidIn = (url: URL): string => url.pathname.split('/').at(-1) ?? '';

const loadVote = (app: ScreenApp, url: URL): Promise<unknown> =>
  loadFresh(app, readPollStanding, { params: { guid: guidIn(url) } });

const loadPoll = (app: ScreenApp, url: URL): Promise<unknown> =>
  loadFresh(app, readManagedPoll, { params: { guid: guidIn(url) }, query: { language: app.language } });

export const screens: FeatureScreen[] = [
  {
    path: 'poll-vote/:guid',
    screen: 'features/polls/web/poll-vote-screen.tsx',
    titleKey: 'pollVote.title',
    load: loadVote,
  },
  {
    path: 'admin/polls',
    screen: 'features/polls/web/polls-screen.tsx',
    titleKey: 'admin.menu.polls',
    marker: 'editor',
    load: (app) => loadFresh(app, listPolls, { query: { language: app.language } }),
  },
  {
    path: 'admin/polls/:guid',
    screen: 'features/polls/web/managed-poll-screen.tsx',
    titleKey: 'polls.admin.title',
    marker: 'editor',
    load: loadPoll,
  },
];
