import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { pageAudit } from '../pages.audit.ts';
import {
  BlockAuthor,
  HistoryNumber,
  HistoryQuery,
  PageHistory,
  PageMoment,
  Restoration,
  Restored,
  TextMarkSchema,
} from './page-history.ts';

const feature = 'pages';
const params = z.object({ id: Guid });

export const readPageHistory = defineEndpoint({
  method: 'GET',
  path: '/api/pages/{id}/history',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'Versions and the moments between them, the newest first, in steps',
  params,
  query: HistoryQuery,
  output: PageHistory,
});

export const readPageMoment = defineEndpoint({
  method: 'GET',
  path: '/api/pages/{id}/moments/{number}',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'The working copy as it was after this operation of its log; 410 when the log does not reach back that far',
  params: z.object({ id: Guid, number: HistoryNumber }),
  output: PageMoment,
});

export const restorePage = defineEndpoint({
  method: 'POST',
  path: '/api/pages/{id}/history/restore',
  access: 'user',
  feature,
  summary:
    'Makes the working copy, or parts of it, what it was; readers get it at the next publication, and it can be taken back as any change',
  params,
  body: Restoration,
  audits: [pageAudit.versionRestored, pageAudit.permissionsChanged],
  touches: [],
  output: Restored,
});

export const readBlockAuthor = defineEndpoint({
  method: 'GET',
  path: '/api/pages/{id}/blocks/{guid}/author',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'Who changed this block last, and when; null when the log does not know',
  params: z.object({ id: Guid, guid: Guid }),
  output: BlockAuthor.nullable(),
});

export const readTextMarks = defineEndpoint({
  method: 'GET',
  path: '/api/pages/{id}/text-marks',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'Who wrote or read each text in a language last, and who changed its source, as far as the log knows',
  params,
  query: z.object({ language: Language }),
  output: z.array(TextMarkSchema),
});
