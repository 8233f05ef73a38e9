import { readMailStatus } from '#features/mail/contract/mail.endpoints.ts';
import { readSettings } from '#features/settings/contract/settings.endpoints.ts';
import { load } from '#platform/web/api/load-cache.ts';
import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'register',
    screen: 'features/registration/web/register-screen.tsx',
    titleKey: 'registration.register.title',
  },
  {
    path: 'register/sent',
    screen: 'features/registration/web/register-sent-screen.tsx',
    titleKey: 'registration.sent.title',
  },
  { path: 'verify', screen: 'features/registration/web/verify-screen.tsx', titleKey: 'registration.verify.title' },
  {
    path: 'verify/:token',
    screen: 'features/registration/web/verify-screen.tsx',
    titleKey: 'registration.verify.title',
  },
  {
    path: 'login/mail',
    screen: 'features/registration/web/mail-sign-in-screen.tsx',
    titleKey: 'registration.mailSignIn.title',
  },
  {
    path: 'login/mail/:token',
    screen: 'features/registration/web/mail-sign-in-link-screen.tsx',
    titleKey: 'registration.mailSignIn.linkTitle',
  },
  {
    path: 'reset-password',
    screen: 'features/registration/web/reset-password-screen.tsx',
    titleKey: 'registration.reset.title',
  },
  {
    path: 'reset-password/:token',
    screen: 'features/registration/web/new-password-screen.tsx',
    titleKey: 'registration.reset.chooseTitle',
  },
  {
    path: 'account/email',
    screen: 'features/registration/web/change-email-screen.tsx',
    titleKey: 'registration.change.title',
    marker: 'user',
    isOutsideAccount: true,
  },
  {
    path: 'admin/registration',
    screen: 'features/registration/web/admin-registration-screen.tsx',
    titleKey: 'admin.menu.registration',
    marker: 'admin',
    load: (app) =>
      Promise.all([
        load(app, readSettings, { query: { keys: 'registration,registrationDomains' } }),
        load(app, readMailStatus, {}),
      ]),
  },
];
