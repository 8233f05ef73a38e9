import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { loadInvitations, loadInvite } from './load-invitations.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/invitations',
    screen: 'features/invitations/web/invitations-screen.tsx',
    titleKey: 'admin.menu.invitations',
    marker: 'admin',
    load: loadInvitations,
  },
  {
    path: 'admin/invitations/new',
    screen: 'features/invitations/web/invite-screen.tsx',
    titleKey: 'invitations.new.title',
    marker: 'admin',
    load: loadInvite,
  },
];
