import { z } from 'zod';
import { ToldBySchema } from '#features/following/contract/follow.ts';
import { form, posted, redirect, stream } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import {
  EveryMailWay,
  MarkedNotices,
  NoticeHoursSchema,
  Notices,
  NoticeWays,
  SubjectWay,
  UnsubscribeToken,
  Unsubscribing,
} from './notice.ts';

const feature = 'notices';
const access = 'user';
const ownChoice = { nothing: 'how somebody wants to be told is their own' } as const;
const ownReading = { nothing: 'what somebody read is their own' } as const;

export const readNotices = defineEndpoint({
  method: 'GET',
  path: '/api/notices',
  access,
  feature,
  summary: 'What one is told, the newest first, with what belongs together in one line',
  query: z.object({ language: Language, before: z.iso.datetime().optional() }),
  output: Notices,
});

export const markRead = defineEndpoint({
  method: 'POST',
  path: '/api/notices/read',
  access,
  feature,
  summary: 'Mark notices as read, or all of them; answers those that were not before',
  body: z.object({ guids: MarkedNotices.shape.guids.optional() }),
  audits: ownReading,
  touches: [],
  output: MarkedNotices,
});

export const markUnread = defineEndpoint({
  method: 'POST',
  path: '/api/notices/unread',
  access,
  feature,
  summary: 'Mark notices as not read, to take a reading back',
  body: MarkedNotices,
  audits: ownReading,
  touches: [],
  output: MarkedNotices,
});

export const readNoticeWays = defineEndpoint({
  method: 'GET',
  path: '/api/notices/ways',
  access,
  feature,
  summary: 'What one is told by which way, and when no mail comes',
  query: z.object({ language: Language }),
  output: NoticeWays,
});

export const changeSubjectWay = defineEndpoint({
  method: 'PUT',
  path: '/api/notices/ways/{subject}',
  access,
  feature,
  summary: 'By which way one is told of what is one’s own',
  params: SubjectWay.pick({ subject: true }),
  body: ToldBySchema,
  audits: ownChoice,
  touches: [],
  output: SubjectWay,
});

export const changeEveryWay = defineEndpoint({
  method: 'PUT',
  path: '/api/notices/ways',
  access,
  feature,
  summary: 'All of the ways at once: to put all mail off, and to take that back',
  body: EveryMailWay,
  audits: ownChoice,
  touches: [],
  output: z.object({}),
});

export const changeNoticeHours = defineEndpoint({
  method: 'PUT',
  path: '/api/notices/hours',
  access,
  feature,
  summary: 'When no mail comes, and when digests do, by the clocks of a zone of one’s own or of the platform',
  body: NoticeHoursSchema,
  audits: ownChoice,
  touches: [],
  output: NoticeHoursSchema,
});

const token = z.object({ token: UnsubscribeToken });

export const readUnsubscribing = defineEndpoint({
  method: 'GET',
  path: '/api/notices/unsubscribing/{token}',
  access: 'public',
  feature,
  summary: 'What the link in a mail would stop; it stops nothing by itself',
  params: token,
  query: z.object({ language: Language }),
  output: Unsubscribing,
});

/** RFC 8058: what mail programs send, urlencoded or in parts, without cookies. They follow no redirect. */
export const unsubscribeByMailProgram = defineEndpoint({
  method: 'POST',
  path: '/unsubscribe/{token}',
  access: 'public',
  feature,
  summary: 'One-click unsubscribe (RFC 8058) by the address in the header List-Unsubscribe of a mail',
  params: token,
  body: posted(),
  // A mail program on the web posts it from its own site; whoever has the address may.
  isOpenToOtherSites: true,
  audits: ownChoice,
  touches: [],
  output: stream('text/plain; charset=utf-8'),
});

export const pressUnsubscribe = defineEndpoint({
  method: 'POST',
  path: '/unsubscribe/{token}/press',
  access: 'public',
  feature,
  summary: 'The button on the page behind the link in a mail, which works without script',
  params: token,
  body: form(token, { screen: '/unsubscribe/{token}' }),
  audits: ownChoice,
  touches: [],
  output: redirect(),
});
