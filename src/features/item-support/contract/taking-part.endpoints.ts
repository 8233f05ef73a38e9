import { z } from 'zod';
import { posted, redirect } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Challenge } from '#platform/contract/robots/challenge.ts';
import { itemSupportTag } from './item-support.tags.ts';
import { supportKinds } from './support-kind.ts';
import { NewTakingPart, TakingPart } from './taking-part.ts';

const feature = 'item-support';
const access = 'public';
const params = z.object({ guid: Guid });
const bodyLimit = 16 * 1024;
const audits = { nothing: 'members see who supports an item; nobody gets a right' } as const;

export const readTakingPart = defineEndpoint({
  method: 'GET',
  path: '/api/listitem:taking-part/{guid}',
  access,
  feature,
  summary: 'Whether one votes for an item or joins it, with or without an account, and what still waits for a proof',
  params,
  callsPerMinute: 600,
  output: TakingPart,
});

export const askSupportChallenge = defineEndpoint({
  method: 'POST',
  path: '/api/listitem:taking-part/{guid}/challenge',
  access,
  feature,
  summary: 'A sum to be done before voting or joining without an account: nothing for a person, much for a robot',
  params,
  callsPerMinute: 300,
  audits: { nothing: 'it only asks for something' },
  touches: [],
  output: Challenge,
});

export const takePart = defineEndpoint({
  method: 'PUT',
  path: '/api/listitem:taking-part/{guid}',
  access,
  feature,
  summary: 'Vote for an item or join it; each person, proven address or browser once',
  params,
  body: NewTakingPart,
  bodyLimit,
  callsPerMinute: 120,
  audits,
  touches: [itemSupportTag],
  output: TakingPart,
});

export const stopTakingPart = defineEndpoint({
  method: 'DELETE',
  path: '/api/listitem:taking-part/{guid}',
  access,
  feature,
  summary: 'Take a vote or a join back, also one that still waits for its proof',
  params,
  query: z.object({ kind: z.enum(supportKinds) }),
  callsPerMinute: 60,
  audits,
  touches: [itemSupportTag],
  output: TakingPart,
});

export const postTakingPart = defineEndpoint({
  method: 'POST',
  path: '/api/listitem:taking-part/{guid}',
  access,
  feature,
  summary: 'A vote or a join, sent by a browser without script',
  params,
  body: posted(),
  bodyLimit,
  callsPerMinute: 30,
  audits,
  touches: [itemSupportTag],
  output: redirect(),
});
