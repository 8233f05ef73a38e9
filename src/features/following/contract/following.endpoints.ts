import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { Follow, FollowState, FollowTarget, ToldBySchema } from './follow.ts';
import { followedFormTag } from './following.tags.ts';

const feature = 'following';
const access = 'user';
const ownChoice = { nothing: 'what somebody wants to hear of is their own' } as const;

export const listFollows = defineEndpoint({
  method: 'GET',
  path: '/api/follows',
  access,
  feature,
  summary: 'What one follows, and by which way one is told of each',
  query: z.object({ language: Language }),
  output: z.array(Follow),
});

export const readFollow = defineEndpoint({
  method: 'GET',
  path: '/api/follows/{kind}/{guid}',
  access,
  feature,
  summary: 'Whether one follows this',
  params: FollowTarget,
  output: FollowState,
});

export const follow = defineEndpoint({
  method: 'PUT',
  path: '/api/follows/{kind}/{guid}',
  access,
  feature,
  summary: 'Follow a page, a list, an item with what hangs below it, what a person adds, or a form; twice is once',
  params: FollowTarget,
  /** As it was before, for who stopped by mistake. */
  body: ToldBySchema.partial(),
  audits: ownChoice,
  touches: [followedFormTag],
  output: FollowState,
});

export const changeFollow = defineEndpoint({
  method: 'PATCH',
  path: '/api/follows/{kind}/{guid}',
  access,
  feature,
  summary: 'By which way one is told of something that one follows',
  params: FollowTarget,
  body: ToldBySchema,
  audits: ownChoice,
  touches: [],
  output: ToldBySchema,
});

export const unfollow = defineEndpoint({
  method: 'DELETE',
  path: '/api/follows/{kind}/{guid}',
  access,
  feature,
  summary: 'Do not follow this any more',
  params: FollowTarget,
  audits: ownChoice,
  touches: [],
  output: FollowState,
});
