import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { itemSupportTag } from './item-support.tags.ts';
import { JoinedPeople, OwnSupport, SupportedItem } from './item-support.ts';

const feature = 'item-support';
const params = z.object({ guid: Guid });

export const addVote = defineEndpoint({
  method: 'PUT',
  path: '/api/listitem:vote/{guid}',
  access: 'user',
  feature,
  summary: 'Vote for an item; once for each person, however often it is called',
  params,
  audits: { nothing: 'members see who supports an item; nobody gets a right' },
  touches: [itemSupportTag],
  output: OwnSupport,
});

export const takeVoteBack = defineEndpoint({
  method: 'DELETE',
  path: '/api/listitem:vote/{guid}',
  access: 'user',
  feature,
  summary: 'Take one’s vote back',
  params,
  audits: { nothing: 'members see who supports an item; nobody gets a right' },
  touches: [itemSupportTag],
  output: OwnSupport,
});

export const joinItem = defineEndpoint({
  method: 'PUT',
  path: '/api/listitem:join/{guid}',
  access: 'user',
  feature,
  summary: 'Join an item: an idea, an event; other members see one’s name',
  params,
  audits: { nothing: 'members see who supports an item; nobody gets a right' },
  touches: [itemSupportTag],
  output: OwnSupport,
});

export const leaveItem = defineEndpoint({
  method: 'DELETE',
  path: '/api/listitem:join/{guid}',
  access: 'user',
  feature,
  summary: 'Join no longer',
  params,
  audits: { nothing: 'members see who supports an item; nobody gets a right' },
  touches: [itemSupportTag],
  output: OwnSupport,
});

export const readOwnSupport = defineEndpoint({
  method: 'GET',
  path: '/api/listitem:support/{guid}',
  access: 'user',
  feature,
  summary: 'How many vote for an item and join it at this moment, and whether one does oneself',
  params,
  output: OwnSupport,
});

export const listJoinedPeople = defineEndpoint({
  method: 'GET',
  path: '/api/listitem:joined/{guid}',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'The members who joined an item, by name, the newest first',
  params,
  query: z.object({
    pageNumber: z.coerce.number().int().min(1).max(100_000).default(1),
    itemCount: z.coerce.number().int().min(1).max(100).default(24),
  }),
  output: JoinedPeople,
});

export const listOwnSupport = defineEndpoint({
  method: 'GET',
  path: '/api/profiles:support',
  access: 'user',
  feature,
  summary: 'What one votes for and joins oneself, the newest first',
  query: z.object({
    language: Language.default('nl'),
    pageNumber: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  output: z.object({ items: z.array(SupportedItem), hasMore: z.boolean() }),
});
