import { z } from 'zod';
import { settingAudit } from '#features/settings/contract/settings.audit.ts';
import { settingsTag } from '#features/settings/contract/settings.tags.ts';
import { form, redirect } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { sessionAudit, setupAudit, signInAudit, twoFactorAudit } from './auth.audit.ts';
import { Credentials } from './session.ts';
import { Setup, SetupToken } from './setup.ts';
import { TypedCode } from './two-factor.ts';

const feature = 'auth';

/** A checkbox is sent when it is ticked, and otherwise not. */
const SecondStepForm = z.object({
  code: TypedCode,
  trustDevice: z
    .string()
    .optional()
    .transform((sent) => sent !== undefined),
});

export const sendSignInForm = defineEndpoint({
  method: 'POST',
  path: '/login',
  access: 'public',
  feature,
  summary: 'The sign-in form, sent by a browser without script',
  body: form(Credentials, { screen: '/login', refusal: 'invalid-credentials' }),
  audits: [sessionAudit.started, signInAudit.locked],
  touches: [],
  output: redirect(),
});

export const sendSecondStepForm = defineEndpoint({
  method: 'POST',
  path: '/login/second-step',
  access: 'public',
  feature,
  summary: 'The form of the second step, sent by a browser without script',
  body: form(SecondStepForm, { screen: '/login/second-step', refusal: 'wrong-code' }),
  audits: [sessionAudit.started, twoFactorAudit.recoveryCodeUsed, twoFactorAudit.locked],
  touches: [],
  output: redirect(),
});

export const sendSignOutForm = defineEndpoint({
  method: 'POST',
  path: '/logout',
  access: 'public',
  whileViewingAs: 'allowed',
  feature,
  summary: 'Sign out, sent by a browser without script',
  body: form(z.object({})),
  audits: [sessionAudit.ended],
  touches: [],
  output: redirect(),
});

export const sendSetupForm = defineEndpoint({
  method: 'POST',
  path: '/setup/{token}',
  access: 'public',
  feature,
  summary: 'The form that makes the first admin, sent by a browser without script',
  params: z.object({ token: SetupToken }),
  body: form(Setup, { screen: '/setup/{token}' }),
  audits: [setupAudit.completed, settingAudit.changed, sessionAudit.started],
  touches: [settingsTag],
  output: redirect(),
});
