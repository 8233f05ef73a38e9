import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { reviewAudit } from './page-review.audit.ts';
import { Languages, Note, PageReview } from './page-review.ts';

const feature = 'page-review';
const params = z.object({ id: Guid });

export const readItemReview = defineEndpoint({
  method: 'GET',
  path: '/api/listitem:review/{id}',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'Whether the item waits for approval, and who may give it',
  params,
  output: PageReview,
});

export const askItemReview = defineEndpoint({
  method: 'POST',
  path: '/api/listitem:review/{id}/ask',
  access: 'user',
  feature,
  summary: 'Asks those who may to look the item over in these languages; they are told by mail',
  params,
  body: z.object({ note: Note.default(''), languages: Languages }).prefault({}),
  audits: [reviewAudit.asked],
  touches: [],
  output: PageReview,
});

export const withdrawItemReview = defineEndpoint({
  method: 'POST',
  path: '/api/listitem:review/{id}/withdraw',
  access: 'user',
  feature,
  summary: 'Takes back one’s own request about an item',
  params,
  body: z.object({ languages: Languages }).prefault({}),
  audits: [reviewAudit.withdrawn],
  touches: [],
  output: PageReview,
});

export const approveItemReview = defineEndpoint({
  method: 'POST',
  path: '/api/listitem:review/{id}/approve',
  access: 'user',
  feature,
  summary:
    'Says yes to these languages of the item as it is at this sequence; who asked may publish them then, until they are changed',
  params,
  body: z.object({ sequence: z.int32().min(0), note: Note.default(''), languages: Languages }),
  audits: [reviewAudit.approved],
  touches: [],
  output: PageReview,
});

export const returnItemReview = defineEndpoint({
  method: 'POST',
  path: '/api/listitem:review/{id}/return',
  access: 'user',
  feature,
  summary: 'Sends the item back to who asked, with what is to be done',
  params,
  body: z.object({ note: Note.min(1), languages: Languages }),
  audits: [reviewAudit.returned],
  touches: [],
  output: PageReview,
});
