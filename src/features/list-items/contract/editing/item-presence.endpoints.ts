import { z } from 'zod';
import { PersonHere, Whereabouts } from '#features/pages/contract/presence/presence.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';

const feature = 'list-items';
const params = z.object({ id: Guid });
const ofTab = z.object({ id: Guid, tab: Guid });
const output = z.object({ people: z.array(PersonHere) });
const audits = { nothing: 'who is where is forgotten within a minute' } as const;

export const tellItemPresence = defineEndpoint({
  method: 'PUT',
  path: '/api/listitem:presence/{id}/{tab}',
  access: 'user',
  feature,
  summary: 'Says that this tab has the item open, and where in it one is; to be said again within a minute',
  params: ofTab,
  body: Whereabouts,
  audits,
  touches: [],
  output,
});

export const endItemPresence = defineEndpoint({
  method: 'DELETE',
  path: '/api/listitem:presence/{id}/{tab}',
  access: 'user',
  feature,
  summary: 'Says that this tab has left the item',
  params: ofTab,
  audits,
  touches: [],
  output: z.undefined(),
});

export const listItemPresence = defineEndpoint({
  method: 'GET',
  path: '/api/listitem:presence/{id}',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'Who has the item open to edit it',
  params,
  output,
});
