import { z } from 'zod';
import { viewersTag } from '#features/auth/contract/auth.tags.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { FormToken, MadeFormToken, NewFormToken } from './access-token.ts';
import { accessTokenAudit } from './access-tokens.audit.ts';

const feature = 'access-tokens';
const access = 'admin';

export const listFormTokens = defineEndpoint({
  method: 'GET',
  path: '/api/forms/{guid}/tokens',
  access,
  feature,
  summary: 'The tokens with which programs read what a form was sent, whoever made them, the newest first',
  params: z.object({ guid: Guid }),
  output: z.array(FormToken),
});

export const createFormToken = defineEndpoint({
  method: 'POST',
  path: '/api/forms/{guid}/tokens',
  access,
  feature,
  summary:
    'Make a token that reads what this form was sent and nothing else; who asks has shown a moment ago that the account is theirs',
  params: z.object({ guid: Guid }),
  body: NewFormToken,
  audits: [accessTokenAudit.created],
  touches: [],
  output: MadeFormToken,
  callsPerMinute: 20,
});

export const revokeFormToken = defineEndpoint({
  method: 'DELETE',
  path: '/api/forms/{guid}/tokens/{id}',
  access,
  feature,
  summary: 'End a token of a form, at once, whoever made it',
  params: z.object({ guid: Guid, id: Guid }),
  audits: [accessTokenAudit.revoked],
  touches: [viewersTag],
  output: z.void(),
});
