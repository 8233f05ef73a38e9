import { z } from 'zod';
import { registrationModes } from '#features/registration/contract/registration-mode.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { providerAudit } from './auth.audit.ts';
import { ssoProvidersTag } from './auth.tags.ts';
import { ConnectionTest, NewSsoProvider, SsoProvider, SsoProviderInput } from './sso-provider.ts';

const feature = 'auth';
const bodyLimit = 256 * 1024;
const params = z.object({ id: Guid });

export const SignInWays = z.object({
  providers: z.array(z.object({ key: z.string(), label: z.string() })),
  registration: z.enum(registrationModes),
});
export type SignInWays = z.infer<typeof SignInWays>;

export const readSignInWays = defineEndpoint({
  method: 'GET',
  path: '/api/auth/sign-in/ways',
  access: 'public',
  feature,
  summary: 'What the sign-in screen offers besides a password',
  output: SignInWays,
  cached: true,
});

export const listSsoProviders = defineEndpoint({
  method: 'GET',
  path: '/api/sso-providers',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature,
  summary: 'The organisations through which people can sign in',
  output: z.array(SsoProvider),
});

export const createSsoProvider = defineEndpoint({
  method: 'POST',
  path: '/api/sso-providers',
  access: 'admin',
  feature,
  summary: 'Add a provider; it is off until it is switched on',
  body: NewSsoProvider,
  audits: [providerAudit.created],
  touches: [ssoProvidersTag],
  output: SsoProvider,
  bodyLimit,
});

export const saveSsoProvider = defineEndpoint({
  method: 'PUT',
  path: '/api/sso-providers/{id}',
  access: 'admin',
  feature,
  summary: 'Change a provider; its secret stays when it is left out',
  params,
  body: SsoProviderInput,
  audits: [providerAudit.changed],
  touches: [ssoProvidersTag],
  output: SsoProvider,
  bodyLimit,
});

export const switchSsoProvider = defineEndpoint({
  method: 'PUT',
  path: '/api/sso-providers/{id}/on',
  access: 'admin',
  feature,
  summary: 'Switch a provider on or off',
  params,
  body: z.object({ isOn: z.boolean() }),
  audits: [providerAudit.switched],
  touches: [ssoProvidersTag],
  output: SsoProvider,
});

export const testSsoProvider = defineEndpoint({
  method: 'POST',
  path: '/api/sso-providers/{id}/test',
  access: 'admin',
  feature,
  summary: 'Ask the provider how it can be reached, or read what it published',
  params,
  audits: { nothing: 'only tries the connection' },
  touches: [],
  output: ConnectionTest,
  callsPerMinute: 20,
});

export const removeSsoProvider = defineEndpoint({
  method: 'DELETE',
  path: '/api/sso-providers/{id}',
  access: 'admin',
  feature,
  summary: 'Remove a provider; accounts stay, without this way in',
  params,
  audits: [providerAudit.deleted],
  touches: [ssoProvidersTag],
  output: z.void(),
});
