import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { CommentThread, CommentWords, Quoted } from './page-comment.ts';

const feature = 'page-review';
const ofSubject = z.object({ id: Guid });
const ofComment = z.object({ guid: Guid });
const words = z.object({ words: CommentWords });
const place = words.extend({
  block: Guid.nullable(),
  quoted: Quoted.extend({ sequence: z.int32().min(0) })
    .nullable()
    .default(null),
});
const audits = { nothing: 'what was said stands there with who said it' } as const;

export const listPageComments = defineEndpoint({
  method: 'GET',
  path: '/api/pages/{id}/comments',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'What was said about the page by who edits it, in threads, the oldest first',
  params: ofSubject,
  output: z.object({ threads: z.array(CommentThread) }),
});

export const addPageComment = defineEndpoint({
  method: 'POST',
  path: '/api/pages/{id}/comments',
  access: 'user',
  feature,
  summary: 'Says something about the page, a block of it, or words in that block',
  params: ofSubject,
  body: place,
  audits,
  touches: [],
  output: z.object({ id: Guid }),
  callsPerMinute: 60,
});

export const listItemComments = defineEndpoint({
  method: 'GET',
  path: '/api/listitem:comments/{id}',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'What was said about the item by who edits it, in threads, the oldest first',
  params: ofSubject,
  output: z.object({ threads: z.array(CommentThread) }),
});

export const addItemComment = defineEndpoint({
  method: 'POST',
  path: '/api/listitem:comments/{id}',
  access: 'user',
  feature,
  summary: 'Says something about the item, a block or a field of it, or words in one of its texts',
  params: ofSubject,
  body: place.extend({ field: Guid.nullable().default(null) }),
  audits,
  touches: [],
  output: z.object({ id: Guid }),
  callsPerMinute: 60,
});

export const answerPageComment = defineEndpoint({
  method: 'POST',
  path: '/api/pagecomments/{guid}/answers',
  access: 'user',
  feature,
  summary: 'Answers in the thread of this comment, on a page or an item',
  params: ofComment,
  body: words,
  audits,
  touches: [],
  output: z.object({ id: Guid }),
  callsPerMinute: 60,
});

export const changePageComment = defineEndpoint({
  method: 'PUT',
  path: '/api/pagecomments/{guid}',
  access: 'user',
  feature,
  summary: 'Other words for one’s own comment',
  params: ofComment,
  body: words,
  audits,
  touches: [],
  output: z.undefined(),
});

export const removePageComment = defineEndpoint({
  method: 'DELETE',
  path: '/api/pagecomments/{guid}',
  access: 'user',
  feature,
  summary: 'Takes a comment away; answers to it stay',
  params: ofComment,
  audits,
  touches: [],
  output: z.undefined(),
});

export const settlePageComment = defineEndpoint({
  method: 'PUT',
  path: '/api/pagecomments/{guid}/settled',
  access: 'user',
  feature,
  summary: 'Says that what a thread asked is done, or not after all',
  params: ofComment,
  body: z.object({ isSettled: z.boolean() }),
  audits,
  touches: [],
  output: z.undefined(),
});
