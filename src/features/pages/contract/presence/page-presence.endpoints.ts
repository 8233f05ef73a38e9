import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { PersonHere, Whereabouts } from './presence.ts';

const feature = 'pages';
const params = z.object({ id: Guid });
const ofTab = z.object({ id: Guid, tab: Guid });
const output = z.object({ people: z.array(PersonHere) });
const audits = { nothing: 'who is where is forgotten within a minute' } as const;

export const tellPresence = defineEndpoint({
  method: 'PUT',
  path: '/api/pages/{id}/presence/{tab}',
  access: 'user',
  feature,
  summary: 'Says that this tab has the page open, and where in it one is; to be said again within a minute',
  params: ofTab,
  body: Whereabouts,
  audits,
  touches: [],
  output,
});

export const endPresence = defineEndpoint({
  method: 'DELETE',
  path: '/api/pages/{id}/presence/{tab}',
  access: 'user',
  feature,
  summary: 'Says that this tab has left the page',
  params: ofTab,
  audits,
  touches: [],
  output: z.undefined(),
});

export const listPresence = defineEndpoint({
  method: 'GET',
  path: '/api/pages/{id}/presence',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'Who has the page open to edit it',
  params,
  output,
});
