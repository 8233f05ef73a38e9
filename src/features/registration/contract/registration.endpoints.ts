import { z } from 'zod';
import { passwordAudit, signInAudit } from '#features/auth/contract/auth.audit.ts';
import { SignInAnswer } from '#features/auth/contract/session.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { GivenProof, LinkToken } from './mail-proof.ts';
import { addressAudit, provenAudits, signInByMailAudits } from './registration.audit.ts';
import {
  AskedMail,
  AskedVerification,
  MailAsked,
  NewAddress,
  NewPasswordByMail,
  NewRegistration,
  OpenProof,
  Verification,
  Verified,
} from './registration.ts';

const feature = 'registration';
const bodyLimit = 16 * 1024;

export const register = defineEndpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  feature,
  summary: 'Ask for an account: it is made when the mail to this address is answered by link or code',
  body: NewRegistration,
  audits: { nothing: 'only a mail is asked for; what it proves is written down' },
  touches: [],
  output: MailAsked,
  bodyLimit,
  callsPerMinute: 20,
});

export const askVerificationMail = defineEndpoint({
  method: 'POST',
  path: '/api/auth/verification-mail',
  access: 'public',
  feature,
  summary:
    'Send the verification mail (again); the results of §4, an unknown address answers an anonymous caller as Sent',
  body: AskedVerification,
  audits: { nothing: 'only a mail is asked for; what it proves is written down' },
  touches: [],
  output: z.object({ result: z.enum(['Sent', 'AlreadyVerified']) }),
  bodyLimit,
  callsPerMinute: 20,
});

export const readMailProof = defineEndpoint({
  method: 'GET',
  path: '/api/auth/mail-proof/{token}',
  access: 'public',
  whileViewingAs: 'allowed',
  feature,
  summary: 'Whether the link of a mail still works and what it is for; this does not use it up',
  params: z.object({ token: LinkToken }),
  output: OpenProof,
  callsPerMinute: 60,
});

export const verifyAddress = defineEndpoint({
  method: 'POST',
  path: '/api/auth/verify',
  access: 'public',
  feature,
  summary: 'Prove an address by the link or the code of a mail: completes a registration or a change of address',
  body: Verification,
  audits: provenAudits,
  touches: [],
  output: Verified,
  bodyLimit,
  callsPerMinute: 30,
});

export const askSignInMail = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sign-in/mail',
  access: 'public',
  feature,
  summary: 'Send a link and a code to sign in with; the answer is the same for an unknown address',
  body: AskedMail,
  audits: { nothing: 'only a mail is asked for; what it proves is written down' },
  touches: [],
  output: MailAsked,
  bodyLimit,
  callsPerMinute: 20,
});

export const signInByMail = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sign-in/mail-proof',
  access: 'public',
  feature,
  summary: 'Sign in with the link or the code of a mail: answers as the sign-in with a password does',
  body: GivenProof,
  audits: signInByMailAudits,
  touches: [],
  output: SignInAnswer,
  bodyLimit,
  callsPerMinute: 30,
});

export const askPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/api/auth/reset-password:request',
  access: 'public',
  feature,
  summary: 'Send a link to choose a new password with; the answer is the same for an unknown address',
  body: AskedMail,
  audits: { nothing: 'only a mail is asked for; what it proves is written down' },
  touches: [],
  output: MailAsked,
  bodyLimit,
  callsPerMinute: 20,
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  feature,
  summary: 'Choose a new password with the link of a mail: ends every session and signs in',
  body: NewPasswordByMail,
  audits: [passwordAudit.reset, ...signInByMailAudits],
  touches: [],
  output: SignInAnswer,
  bodyLimit,
  callsPerMinute: 30,
});

export const changeEmail = defineEndpoint({
  method: 'POST',
  path: '/api/auth/change-email',
  access: 'user',
  feature,
  summary:
    'Ask for another e-mail address, with the password or soon after signing in: it counts once it is proven by mail; the old address is told',
  body: NewAddress,
  audits: [addressAudit.changeAsked, signInAudit.locked],
  touches: [],
  output: MailAsked,
  bodyLimit,
  callsPerMinute: 20,
});
