import { z } from 'zod';
import { form, redirect } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Challenge } from '#platform/contract/robots/challenge.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { AskedFollow, MailedTarget, OpenTarget, PostedFollow, WaitingFollow } from './follow-by-mail.ts';

const feature = 'following';
const access = 'public';
const params = MailedTarget;
const untilProven = { nothing: 'it counts once it is proven' } as const;

export const readOpenTarget = defineEndpoint({
  method: 'GET',
  path: '/api/follow-by-mail/{kind}/{guid}',
  access,
  whileViewingAs: 'allowed',
  feature,
  summary: 'What somebody without an account would follow; only what everyone sees is there',
  params,
  query: z.object({ language: Language }),
  output: OpenTarget,
});

export const askFollowChallenge = defineEndpoint({
  method: 'POST',
  path: '/api/follow-by-mail/{kind}/{guid}/challenge',
  access,
  feature,
  summary: 'A sum to be done before an address is given, which is nothing for a person and much for a robot',
  params,
  callsPerMinute: 60,
  audits: { nothing: 'it only asks for something' },
  touches: [],
  output: Challenge,
});

export const askFollow = defineEndpoint({
  method: 'POST',
  path: '/api/follow-by-mail/{kind}/{guid}/ask',
  access,
  feature,
  summary:
    'Ask to follow something by an address; mail comes once the mail to that address is answered. The answer is the same for every address',
  params,
  body: AskedFollow,
  bodyLimit: 16 * 1024,
  callsPerMinute: 20,
  audits: untilProven,
  touches: [],
  output: WaitingFollow,
});

export const postFollow = defineEndpoint({
  method: 'POST',
  path: '/follow-by-mail/{kind}/{guid}',
  access,
  feature,
  summary: 'Ask to follow something, sent by a browser without script',
  params,
  body: form(PostedFollow, { screen: '/follow-by-mail/{kind}/{guid}', refusal: 'follow-address' }),
  callsPerMinute: 10,
  audits: untilProven,
  touches: [],
  output: redirect(),
});
