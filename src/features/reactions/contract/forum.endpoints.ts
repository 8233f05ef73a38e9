import { z } from 'zod';
import { itemTag, listTag, talkedTag } from '#features/list-items/contract/list-items.tags.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { ThreadTarget } from './reaction.ts';
import { reactionAudit } from './reactions.audit.ts';
import { threadTag } from './reactions.tags.ts';
import { mostNew } from './unread.ts';

const feature = 'reactions';
const access = 'user';
const ofOne = { nothing: 'where somebody stopped reading is theirs' } as const;

/** What is new of one topic to who asks. */
export const UnreadTopic = z.object({
  guid: Guid,
  /** The topic itself was not there when they last looked. */
  isNew: z.boolean(),
  /** Reactions of others since then; no more than a hundred are counted. */
  answers: z
    .number()
    .int()
    .min(0)
    .max(mostNew + 1),
});
export type UnreadTopic = z.infer<typeof UnreadTopic>;

export const readUnread = defineEndpoint({
  method: 'POST',
  path: '/api/threads:unread',
  access,
  feature,
  summary: 'Which of these topics have something new since one last looked; those without are left out',
  body: z.object({ guids: z.array(Guid).max(100) }),
  audits: { nothing: 'it only asks for something' },
  touches: [],
  output: z.array(UnreadTopic),
});

export const lookAtThread = defineEndpoint({
  method: 'PUT',
  path: '/api/threads/{kind}/{guid}/look',
  access,
  feature,
  summary: 'One has read a thread up to this moment',
  params: ThreadTarget,
  audits: ofOne,
  touches: [],
  output: z.undefined(),
});

export const lookAtList = defineEndpoint({
  method: 'PUT',
  path: '/api/threads:looked/{guid}',
  access,
  feature,
  summary: 'All that is in a list of topics up to this moment is read, by the guid of its block',
  params: z.object({ guid: Guid }),
  audits: ofOne,
  touches: [],
  output: z.undefined(),
});

export const stickTopic = defineEndpoint({
  method: 'PUT',
  path: '/api/threads/{kind}/{guid}/sticking',
  access,
  feature,
  summary: 'Keep an item above the others where a list is in the order of its talk, or no longer',
  params: ThreadTarget,
  body: z.object({ isSticky: z.boolean() }),
  audits: [reactionAudit.stuck, reactionAudit.unstuck],
  touches: [threadTag, itemTag, listTag, talkedTag],
  output: z.undefined(),
});

/** Somebody who can be named in a reaction. */
export const NameablePerson = z.object({ guid: Guid, name: z.string() });
export type NameablePerson = z.infer<typeof NameablePerson>;

export const findNameable = defineEndpoint({
  method: 'GET',
  path: '/api/threads/{kind}/{guid}/people',
  access,
  whileViewingAs: 'allowed',
  feature,
  summary: 'Members whose name has these words, to be named in a reaction; who takes part comes first',
  params: ThreadTarget,
  query: z.object({ words: z.string().trim().max(80).default('') }),
  callsPerMinute: 240,
  output: z.array(NameablePerson),
});
