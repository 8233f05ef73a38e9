import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { BlockedAuthor, Decision, queuePiles, ReactionQueue } from './moderation.ts';
import { ThreadTarget } from './reaction.ts';
import { reactionAudit } from './reactions.audit.ts';
import { threadTag, threadTouches } from './reactions.tags.ts';

const feature = 'reactions';
/** Content managers and who has a role that moderates; the service decides. */
const access = 'user';
const one = z.object({ guid: Guid });

export const readReactionQueue = defineEndpoint({
  method: 'GET',
  path: '/api/reactions:queue',
  access,
  feature,
  summary: 'Reactions that wait for a moderator, the reported ones first; or those that were removed',
  query: z.object({
    pile: z.enum(queuePiles).default('open'),
    pageNumber: z.coerce.number().int().min(1).max(100_000).default(1),
    language: Language.default('nl'),
  }),
  output: ReactionQueue,
});

export const decideReaction = defineEndpoint({
  method: 'POST',
  path: '/api/reactions/{guid}/decision',
  access,
  feature,
  summary: 'Keep a reaction, remove it with a reason, or take either decision back',
  params: one,
  body: Decision,
  audits: [reactionAudit.kept, reactionAudit.removed, reactionAudit.reopened],
  touches: threadTouches,
  output: z.undefined(),
});

export const closeThread = defineEndpoint({
  method: 'PUT',
  path: '/api/threads/{kind}/{guid}/closing',
  access,
  feature,
  summary: 'Close a thread, so that nobody can react any more, or open it again',
  params: ThreadTarget,
  body: z.object({ isClosed: z.boolean() }),
  audits: [reactionAudit.closed, reactionAudit.opened],
  touches: [threadTag],
  output: z.undefined(),
});

export const blockAuthor = defineEndpoint({
  method: 'PUT',
  path: '/api/reactions/{guid}/author-block',
  access,
  feature,
  summary: 'Let who wrote this reaction react no more, anywhere on the platform',
  params: one,
  audits: [reactionAudit.blocked],
  touches: [],
  output: z.undefined(),
});

export const unblockAuthor = defineEndpoint({
  method: 'DELETE',
  path: '/api/reactions/{guid}/author-block',
  access,
  feature,
  summary: 'Let who wrote this reaction react again',
  params: one,
  audits: [reactionAudit.unblocked],
  touches: [],
  output: z.undefined(),
});

export const listBlockedAuthors = defineEndpoint({
  method: 'GET',
  path: '/api/reactions:blocked',
  access,
  feature,
  summary: 'Who may not react any more, the last one first',
  output: z.array(BlockedAuthor),
});

export const unblockPerson = defineEndpoint({
  method: 'DELETE',
  path: '/api/reactions:blocked/{guid}',
  access,
  feature,
  summary: 'Let somebody react again',
  params: one,
  audits: [reactionAudit.unblocked],
  touches: [],
  output: z.undefined(),
});
