import { z } from 'zod';
import { providedAudits } from '#features/registration/contract/registration.audit.ts';
import { userAudit } from '#features/users/contract/users.audit.ts';
import { form, redirect, stream } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { providerAudit, sessionAudit } from './auth.audit.ts';
import { ProviderKey } from './sso-provider.ts';

const feature = 'auth';
const params = z.object({ key: ProviderKey });
const text = z.string().max(8000);

export const beginSso = defineEndpoint({
  method: 'GET',
  path: '/api/auth/sso/sign-in/{key}',
  access: 'public',
  feature,
  summary: 'To the sign-in of another organisation',
  params,
  query: z.object({ returnTo: text.optional().catch(undefined), language: text.optional().catch(undefined) }),
  output: redirect(),
});

export const finishOidc = defineEndpoint({
  method: 'GET',
  path: '/api/auth/sso/callback/{key}',
  access: 'public',
  feature,
  summary: 'Back from an OpenID provider, with what it says',
  params,
  query: z.record(z.string(), text.catch('')),
  audits: [providerAudit.linked, ...providedAudits, userAudit.rolesChanged, sessionAudit.started],
  touches: [],
  output: redirect(),
});

export const readSamlMetadata = defineEndpoint({
  method: 'GET',
  path: '/api/auth/sso/saml2/sp/metadata/{key}',
  access: 'public',
  whileViewingAs: 'allowed',
  feature,
  summary: 'What a SAML provider needs to know of this platform',
  params,
  output: stream('application/samlmetadata+xml'),
});

/** The one address that another site may post to: what it brings is signed, and answers a question of ours. */
export const finishSaml = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sso/saml2/sp/acs/{key}',
  access: 'public',
  feature,
  summary: 'Back from a SAML provider, with its signed answer',
  params,
  body: form(z.object({ SAMLResponse: z.string().min(1), RelayState: z.string().optional() })),
  audits: [providerAudit.linked, ...providedAudits, userAudit.rolesChanged, sessionAudit.started],
  touches: [],
  output: redirect(),
  bodyLimit: 512 * 1024,
  isOpenToOtherSites: true,
});

/** For both protocols and both directions: back from signing out there, or sent by the other side to be signed out here. */
export const receiveLogout = defineEndpoint({
  method: 'GET',
  path: '/api/auth/sso/sign-out/{key}',
  access: 'public',
  whileViewingAs: 'allowed',
  feature,
  summary: 'From another organisation, to end a session here or after it ended there',
  params,
  audits: [sessionAudit.endedBy],
  touches: [],
  output: redirect(),
});

/** Called by the other organisation itself: what it brings is signed, and no cookie counts. */
export const receiveLogoutToken = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sso/back-channel/{key}',
  access: 'public',
  feature,
  summary: 'An OpenID provider tells that someone signed out there',
  params,
  body: form(z.object({ logout_token: z.string().min(1) })),
  audits: [sessionAudit.endedBy],
  touches: [],
  output: z.void(),
  bodyLimit: 64 * 1024,
  isOpenToOtherSites: true,
});
