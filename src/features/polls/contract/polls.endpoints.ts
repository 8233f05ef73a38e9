import { z } from 'zod';
import { posted, redirect, stream } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Challenge } from '#platform/contract/robots/challenge.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { ListedPoll, ManagedPoll, NamedVotes, NewVote, Poll, PollStanding } from './poll.ts';
import { pollAudit } from './polls.audit.ts';
import { pollTag } from './polls.tags.ts';

const feature = 'polls';
const access = 'public';
const params = z.object({ guid: Guid });
const bodyLimit = 16 * 1024;
const secretBallot = { nothing: 'how somebody votes is nobody’s business' } as const;

export const readPoll = defineEndpoint({
  method: 'GET',
  path: '/api/polls/{guid}',
  access,
  feature,
  summary: 'Whether a poll is open and who may vote; its result once it is closed',
  params,
  output: Poll,
  cached: true,
});

export const readPollStanding = defineEndpoint({
  method: 'GET',
  path: '/api/polls/{guid}/standing',
  access,
  feature,
  summary: 'What one voted, and how the poll stands as far as one may see it',
  params,
  callsPerMinute: 600,
  output: PollStanding,
});

export const askPollChallenge = defineEndpoint({
  method: 'POST',
  path: '/api/polls/{guid}/challenge',
  access,
  feature,
  summary: 'A sum to be done before voting without an account, which is nothing for a person and much for a robot',
  params,
  callsPerMinute: 300,
  audits: { nothing: 'it only asks for something' },
  touches: [],
  output: Challenge,
});

export const votePoll = defineEndpoint({
  method: 'PUT',
  path: '/api/polls/{guid}/vote',
  access,
  feature,
  summary: 'Vote, or vote otherwise; each person, proven address or browser has one vote',
  params,
  body: NewVote,
  bodyLimit,
  callsPerMinute: 300,
  audits: secretBallot,
  touches: [],
  output: PollStanding,
});

export const takePollVoteBack = defineEndpoint({
  method: 'DELETE',
  path: '/api/polls/{guid}/vote',
  access,
  feature,
  summary: 'Take one’s vote back while the poll is open',
  params,
  callsPerMinute: 60,
  audits: secretBallot,
  touches: [],
  output: PollStanding,
});

export const postPollVote = defineEndpoint({
  method: 'POST',
  path: '/api/polls/{guid}/vote',
  access,
  feature,
  summary: 'A vote, sent by a browser without script',
  params,
  body: posted(),
  bodyLimit,
  callsPerMinute: 30,
  audits: secretBallot,
  touches: [],
  output: redirect(),
});

export const listPolls = defineEndpoint({
  method: 'GET',
  path: '/api/polls',
  access: 'user',
  feature,
  summary:
    'The polls on pages that one may edit: those that run first, then those that come, then those that are closed',
  query: z.object({ language: Language.default('nl') }),
  output: z.array(ListedPoll),
});

export const readManagedPoll = defineEndpoint({
  method: 'GET',
  path: '/api/polls/{guid}/results',
  access: 'user',
  feature,
  summary: 'A poll for who may edit its page: how it stands, also of choices that are not asked any more',
  params,
  query: z.object({ language: Language.default('nl') }),
  output: ManagedPoll,
});

export const listNamedVotes = defineEndpoint({
  method: 'GET',
  path: '/api/polls/{guid}/names',
  access: 'user',
  feature,
  summary: 'Who chose what, for those to whom voters were told that it would be told; the newest first',
  params,
  query: z.object({
    pageNumber: z.coerce.number().int().min(1).max(100_000).default(1),
    itemCount: z.coerce.number().int().min(1).max(100).default(25),
  }),
  output: NamedVotes,
});

export const exportPoll = defineEndpoint({
  method: 'GET',
  path: '/api/polls/{guid}/file',
  access: 'user',
  feature,
  summary: 'The result of a poll for a spreadsheet, with names where they may be told',
  params,
  query: z.object({ language: Language.default('nl') }),
  audits: [pollAudit.exported],
  touches: [],
  output: stream('text/csv'),
});

export const closePoll = defineEndpoint({
  method: 'POST',
  path: '/api/polls/{guid}/close',
  access: 'user',
  feature,
  summary: 'Close a poll now, for good: the link between people and secret votes is destroyed',
  params,
  audits: [pollAudit.closed],
  touches: [pollTag],
  output: z.undefined(),
});
