import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { loadOwnReaction, loadReacting } from './load-reaction.ts';
import { loadQueue, loadRules } from './queue/load-queue.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'react/:kind/:guid',
    screen: 'features/reactions/web/react-screen.tsx',
    titleKey: 'reacting.title',
    load: loadReacting,
  },
  {
    path: 'reaction/:guid',
    screen: 'features/reactions/web/own-reaction-screen.tsx',
    titleKey: 'reacting.own.title',
    load: loadOwnReaction,
  },
  {
    path: 'admin/reactions',
    screen: 'features/reactions/web/queue/queue-screen.tsx',
    titleKey: 'admin.menu.reactions',
    marker: 'editor',
    load: loadQueue,
  },
  {
    path: 'admin/reactions/rules',
    screen: 'features/reactions/web/queue/rules-screen.tsx',
    titleKey: 'moderating.rules.title',
    marker: 'admin',
    load: loadRules,
  },
];
