import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { loadPerson } from './load-person.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'account/profile',
    screen: 'features/profiles/web/account-profile-screen.tsx',
    titleKey: 'profiles.categories.profile',
    marker: 'user',
  },
  {
    path: 'account/preferences',
    screen: 'features/profiles/web/account-preferences-screen.tsx',
    titleKey: 'profiles.categories.preferences',
    marker: 'user',
  },
  {
    path: 'account/activity',
    screen: 'features/profiles/web/account-activity-screen.tsx',
    titleKey: 'profiles.categories.activity',
    marker: 'user',
  },
  {
    path: 'account/privacy',
    screen: 'features/profiles/web/account-privacy-screen.tsx',
    titleKey: 'profiles.categories.privacy',
    marker: 'user',
  },
  {
    path: 'account/people/:guid',
    screen: 'features/profiles/web/person-screen.tsx',
    titleKey: 'profiles.person.title',
    marker: 'user',
    isOutsideAccount: true,
    load: loadPerson,
  },
];
