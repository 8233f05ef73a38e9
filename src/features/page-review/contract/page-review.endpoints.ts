import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { reviewAudit } from './page-review.audit.ts';
import { Languages, Note, PageReview, ReviewTasks } from './page-review.ts';

const feature = 'page-review';
const params = z.object({ id: Guid });

export const readPageReview = defineEndpoint({
  method: 'GET',
  path: '/api/pages/{id}/review',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'Whether the page waits for approval, and who may give it',
  params,
  output: PageReview,
});

export const askReview = defineEndpoint({
  method: 'POST',
  path: '/api/pages/{id}/review/ask',
  access: 'user',
  feature,
  summary: 'Asks those who may to look the page over in these languages; they are told by mail',
  params,
  body: z.object({ note: Note.default(''), languages: Languages }).prefault({}),
  audits: [reviewAudit.asked],
  touches: [],
  output: PageReview,
});

export const withdrawReview = defineEndpoint({
  method: 'POST',
  path: '/api/pages/{id}/review/withdraw',
  access: 'user',
  feature,
  summary: 'Takes back one’s own request',
  params,
  body: z.object({ languages: Languages }).prefault({}),
  audits: [reviewAudit.withdrawn],
  touches: [],
  output: PageReview,
});

export const approveReview = defineEndpoint({
  method: 'POST',
  path: '/api/pages/{id}/review/approve',
  access: 'user',
  feature,
  summary:
    'Says yes to these languages of the page as it is at this sequence; who asked may publish them then, until they are changed',
  params,
  body: z.object({ sequence: z.int32().min(0), note: Note.default(''), languages: Languages }),
  audits: [reviewAudit.approved],
  touches: [],
  output: PageReview,
});

export const returnReview = defineEndpoint({
  method: 'POST',
  path: '/api/pages/{id}/review/return',
  access: 'user',
  feature,
  summary: 'Sends the page back to who asked, with what is to be done',
  params,
  body: z.object({ note: Note.min(1), languages: Languages }),
  audits: [reviewAudit.returned],
  touches: [],
  output: PageReview,
});

export const listReviewTasks = defineEndpoint({
  method: 'GET',
  path: '/api/reviews',
  access: 'user',
  feature,
  summary: 'What waits for one’s own approval, what one asked for oneself, and plans that failed',
  query: z.object({ language: Language.default('nl') }),
  output: ReviewTasks,
});
