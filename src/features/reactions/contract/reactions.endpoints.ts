import { z } from 'zod';
import { assetTag } from '#features/assets/contract/assets.tags.ts';
import { postedWithFiles, redirect, stream } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Challenge } from '#platform/contract/robots/challenge.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import {
  AnswersPart,
  ChangedReaction,
  KeyOnly,
  MadeReaction,
  NewReaction,
  NewReport,
  OwnThread,
  ReactionKey,
  ReactionReceipt,
  Thread,
  ThreadAbout,
  ThreadTarget,
} from './reaction.ts';
import { threadOrders } from './reaction-words.ts';
import { threadTouches } from './reactions.tags.ts';
import { cursorPattern } from './thread-cursor.ts';

const feature = 'reactions';
const access = 'public';
const one = z.object({ guid: Guid });
const cursor = z.string().regex(cursorPattern).optional();
const bodyLimit = 32 * 1024;
/** Pictures that come along are files. */
const withFiles = [...threadTouches, assetTag];
const ownWords = { nothing: 'what people say to each other is in its thread' } as const;

export const readThread = defineEndpoint({
  method: 'GET',
  path: '/api/threads/{kind}/{guid}',
  access,
  feature,
  summary: 'A part of the reactions to an item or below a block, with the first answers to each',
  params: ThreadTarget,
  query: z.object({
    order: z.enum(threadOrders).default('oldest'),
    cursor,
    /** Begin at this one, or at the one that it answers; `cursor` is then a part of its answers. */
    from: Guid.optional(),
  }),
  output: Thread,
  cached: true,
});

export const readAnswers = defineEndpoint({
  method: 'GET',
  path: '/api/reactions/{guid}/answers',
  access,
  feature,
  summary: 'More answers to one reaction, the oldest first',
  params: one,
  query: z.object({ cursor }),
  output: AnswersPart,
  cached: true,
});

export const readOwnThread = defineEndpoint({
  method: 'POST',
  path: '/api/threads/{kind}/{guid}/own',
  access,
  feature,
  summary: 'What one wrote in a thread oneself, signed in or by the keys of one’s browser, and what one may do there',
  params: ThreadTarget,
  body: z.object({ keys: z.array(ReactionKey).max(50) }),
  audits: { nothing: 'it only asks for something' },
  touches: [],
  output: OwnThread,
});

export const readThreadAbout = defineEndpoint({
  method: 'GET',
  path: '/api/threads/{kind}/{guid}/about',
  access,
  feature,
  summary: 'What a thread is about and how one may react, for the screen on which one does so without script',
  params: ThreadTarget,
  query: z.object({ answers: Guid.optional(), language: Language.default('nl') }),
  output: ThreadAbout,
});

export const askReactionChallenge = defineEndpoint({
  method: 'POST',
  path: '/api/threads/{kind}/{guid}/challenge',
  access,
  feature,
  summary: 'A sum to be done before reacting, for who is not signed in',
  params: ThreadTarget,
  callsPerMinute: 60,
  audits: { nothing: 'it only asks for something' },
  touches: [],
  output: Challenge,
});

export const addReaction = defineEndpoint({
  method: 'POST',
  path: '/api/threads/{kind}/{guid}',
  access,
  feature,
  summary: 'React to an item or a page, or answer a reaction; the same key again is the same reaction',
  params: ThreadTarget,
  body: NewReaction,
  bodyLimit,
  callsPerMinute: 30,
  audits: ownWords,
  touches: threadTouches,
  output: MadeReaction,
});

export const addPicturedReaction = defineEndpoint({
  method: 'POST',
  path: '/api/threads/{kind}/{guid}/pictured',
  access,
  feature,
  summary:
    'React with pictures: a form with the same as JSON in the field reaction, files in the field picture, and for each of them what is to be seen in the field alt',
  params: ThreadTarget,
  body: postedWithFiles(),
  bodyLimit,
  callsPerMinute: 30,
  audits: ownWords,
  touches: withFiles,
  output: MadeReaction,
});

export const readReactionPicture = defineEndpoint({
  method: 'GET',
  path: '/api/reactions/{guid}/pictures/{picture}',
  access,
  feature,
  summary: 'A picture of a reaction that others do not see, for who wrote it',
  params: z.object({ guid: Guid, picture: Guid }),
  query: z.object({ key: ReactionKey.optional() }),
  output: stream('*'),
});

export const postReaction = defineEndpoint({
  method: 'POST',
  path: '/react/{kind}/{guid}',
  access,
  feature,
  summary: 'A reaction, sent by a browser without script, with a picture where that may be',
  params: ThreadTarget,
  /** Known before any of the form is read: where a refusal goes back to. */
  query: z.object({ language: Language.default('nl'), answers: Guid.optional() }),
  body: postedWithFiles(),
  bodyLimit,
  callsPerMinute: 30,
  audits: ownWords,
  touches: withFiles,
  output: redirect(),
});

export const readReactionReceipt = defineEndpoint({
  method: 'GET',
  path: '/api/reactions/{guid}/receipt',
  access,
  feature,
  summary: 'Where a reaction stands and how it is with it, for who wrote it',
  params: one,
  query: z.object({ key: ReactionKey.optional(), language: Language.default('nl') }),
  output: ReactionReceipt,
});

export const changeReaction = defineEndpoint({
  method: 'PUT',
  path: '/api/reactions/{guid}',
  access,
  feature,
  summary: 'Write one’s own reaction anew, for an hour; readers see that it was changed',
  params: one,
  body: ChangedReaction,
  bodyLimit,
  callsPerMinute: 30,
  audits: ownWords,
  touches: threadTouches,
  output: MadeReaction,
});

export const withdrawReaction = defineEndpoint({
  method: 'POST',
  path: '/api/reactions/{guid}/withdraw',
  access,
  feature,
  summary: 'Take one’s own reaction away; where somebody answered it, readers see that there was one',
  params: one,
  body: KeyOnly,
  callsPerMinute: 30,
  audits: ownWords,
  touches: threadTouches,
  output: z.undefined(),
});

export const returnReaction = defineEndpoint({
  method: 'POST',
  path: '/api/reactions/{guid}/return',
  access,
  feature,
  summary: 'Put one’s own reaction back that one took away less than a day ago',
  params: one,
  body: KeyOnly,
  callsPerMinute: 30,
  audits: ownWords,
  touches: threadTouches,
  output: z.undefined(),
});

export const reportReaction = defineEndpoint({
  method: 'POST',
  path: '/api/reactions/{guid}/reports',
  access,
  feature,
  summary: 'Report a reaction to the moderators, with a reason; once for each person or browser',
  params: one,
  body: NewReport,
  callsPerMinute: 10,
  audits: { nothing: 'who reports is not named to anybody' },
  touches: [],
  output: z.undefined(),
});
