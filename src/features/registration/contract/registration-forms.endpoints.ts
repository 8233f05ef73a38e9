import { z } from 'zod';
import { passwordAudit, signInAudit } from '#features/auth/contract/auth.audit.ts';
import { form, redirect } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { GivenProof, LinkToken } from './mail-proof.ts';
import { addressAudit, provenAudits, signInByMailAudits } from './registration.audit.ts';
import { AskedMail, NewAddress, NewPasswordByMail, NewRegistration, Verification } from './registration.ts';

const feature = 'registration';
const link = z.object({ token: LinkToken });
const refusal = 'wrong-mail-code';

export const sendRegistrationForm = defineEndpoint({
  method: 'POST',
  path: '/register',
  access: 'public',
  feature,
  summary: 'The form to register, sent by a browser without script',
  body: form(NewRegistration, { screen: '/register' }),
  audits: { nothing: 'only a mail is asked for; what it proves is written down' },
  touches: [],
  output: redirect(),
});

export const sendVerificationForm = defineEndpoint({
  method: 'POST',
  path: '/verify',
  access: 'public',
  feature,
  summary: 'The code of the mail that proves an address, sent by a browser without script',
  body: form(Verification, { screen: '/register/sent', refusal }),
  audits: provenAudits,
  touches: [],
  output: redirect(),
});

export const sendVerificationLinkForm = defineEndpoint({
  method: 'POST',
  path: '/verify/{token}',
  access: 'public',
  feature,
  summary: 'The link of the mail that proves an address, sent by a browser without script',
  params: link,
  body: form(Verification, { screen: '/verify/{token}', refusal }),
  audits: provenAudits,
  touches: [],
  output: redirect(),
});

export const sendSignInMailForm = defineEndpoint({
  method: 'POST',
  path: '/login/mail',
  access: 'public',
  feature,
  summary: 'Ask for a mail to sign in with, sent by a browser without script',
  body: form(AskedMail, { screen: '/login/mail' }),
  audits: { nothing: 'only a mail is asked for; what it proves is written down' },
  touches: [],
  output: redirect(),
});

export const sendMailCodeForm = defineEndpoint({
  method: 'POST',
  path: '/login/mail/code',
  access: 'public',
  feature,
  summary: 'Sign in with the code of the mail, sent by a browser without script',
  body: form(GivenProof, { screen: '/login/mail', refusal }),
  audits: signInByMailAudits,
  touches: [],
  output: redirect(),
});

export const sendMailLinkForm = defineEndpoint({
  method: 'POST',
  path: '/login/mail/{token}',
  access: 'public',
  feature,
  summary: 'Sign in with the link of the mail, sent by a browser without script',
  params: link,
  body: form(GivenProof, { screen: '/login/mail/{token}', refusal }),
  audits: signInByMailAudits,
  touches: [],
  output: redirect(),
});

export const sendNewAddressForm = defineEndpoint({
  method: 'POST',
  path: '/account/email',
  access: 'public',
  feature,
  summary: 'Another address for one’s account, sent by a browser without script',
  body: form(NewAddress, { screen: '/account/email' }),
  audits: [addressAudit.changeAsked, signInAudit.locked],
  touches: [],
  output: redirect(),
});

export const sendPasswordResetForm = defineEndpoint({
  method: 'POST',
  path: '/reset-password',
  access: 'public',
  feature,
  summary: 'Ask for a mail to choose another password with, sent by a browser without script',
  body: form(AskedMail, { screen: '/reset-password' }),
  audits: { nothing: 'only a mail is asked for; what it proves is written down' },
  touches: [],
  output: redirect(),
});

export const sendNewPasswordForm = defineEndpoint({
  method: 'POST',
  path: '/reset-password/{token}',
  access: 'public',
  feature,
  summary: 'Choose another password, sent by a browser without script',
  params: link,
  body: form(NewPasswordByMail, { screen: '/reset-password/{token}' }),
  audits: [passwordAudit.reset, ...signInByMailAudits],
  touches: [],
  output: redirect(),
});
