import { z } from 'zod';
import { viewersTag } from '#features/auth/contract/auth.tags.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { AccessToken, MadeAccessToken, NewAccessToken } from './access-token.ts';
import { accessTokenAudit } from './access-tokens.audit.ts';

const feature = 'access-tokens';

export const listAccessTokens = defineEndpoint({
  method: 'GET',
  path: '/api/accesstokens',
  access: 'user',
  feature,
  summary: 'The tokens of mine with which programs call, the newest first',
  output: z.array(AccessToken),
});

export const createAccessToken = defineEndpoint({
  method: 'POST',
  path: '/api/accesstokens',
  access: 'user',
  feature,
  summary: 'Make a token for a program; who asks has shown a moment ago that the account is theirs',
  body: NewAccessToken,
  audits: [accessTokenAudit.created],
  touches: [],
  output: MadeAccessToken,
  callsPerMinute: 20,
});

export const revokeAccessToken = defineEndpoint({
  method: 'DELETE',
  path: '/api/accesstokens/{id}',
  access: 'user',
  feature,
  summary: 'End a token of mine, at once',
  params: z.object({ id: Guid }),
  audits: [accessTokenAudit.revoked],
  touches: [viewersTag],
  output: z.void(),
});
