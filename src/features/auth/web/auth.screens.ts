import { readLegal } from '#features/legal/contract/legal.endpoints.ts';
import { termsInput } from '#features/legal/web/parts/terms-input.ts';
import { listRoles } from '#features/roles/contract/roles.endpoints.ts';
import { load } from '#platform/web/api/load-cache.ts';
import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { listSsoProviders, readSignInWays } from '../contract/sso.endpoints.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'login',
    screen: 'features/auth/web/login-screen.tsx',
    titleKey: 'auth.login.title',
    load: (app) => load(app, readSignInWays, {}),
  },
  {
    path: 'login/second-step',
    screen: 'features/auth/web/second-step/second-step-screen.tsx',
    titleKey: 'auth.secondStep.title',
  },
  {
    path: 'setup/:token',
    screen: 'features/auth/web/set-up/setup-screen.tsx',
    titleKey: 'auth.setup.title',
    isBare: true,
    load: (app) => load(app, readLegal, termsInput(app.language)),
  },
  {
    path: 'account/security',
    screen: 'features/auth/web/account-security-screen.tsx',
    titleKey: 'profiles.categories.security',
    marker: 'user',
  },
  {
    path: 'admin/sign-in',
    screen: 'features/auth/web/providers/admin-sign-in-screen.tsx',
    titleKey: 'admin.menu.signIn',
    marker: 'admin',
    load: (app) => Promise.all([load(app, listSsoProviders, {}), load(app, listRoles, {})]),
  },
];
