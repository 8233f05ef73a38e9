import { z } from 'zod';
import { assetTag } from '#features/assets/contract/assets.tags.ts';
import { itemAudit } from '#features/list-items/contract/list-items.audit.ts';
import { itemsTag, itemTag, listTag, sitemapTag } from '#features/list-items/contract/list-items.tags.ts';
import { submissionAudit } from '#features/submissions/contract/submissions.audit.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { ItemChoices, ItemSubmission, MadeOfSubmission, NewSubmissionItem } from './submission-items.ts';

const feature = 'submission-items';
/** Who deals with the form and may add to the list: the services decide, and to others nothing is there. */
const access = 'user';
const one = z.object({ guid: Guid });
const query = z.object({ language: Language.default('nl') });

export const readItemChoices = defineEndpoint({
  method: 'GET',
  path: '/api/submissions/{guid}/items',
  access,
  feature,
  summary: 'What an item can be made of a submission: its answers, the lists one may add to, and what was made before',
  params: one,
  query,
  audits: [submissionAudit.read],
  touches: [],
  output: ItemChoices,
});

export const makeSubmissionItem = defineEndpoint({
  method: 'POST',
  path: '/api/submissions/{guid}/items',
  access,
  feature,
  summary:
    'Make a draft in a list of the answers that are chosen; refused when there is one already (409), unless again',
  params: one,
  query,
  body: NewSubmissionItem,
  callsPerMinute: 60,
  audits: [submissionAudit.itemMade, submissionAudit.read],
  touches: [itemTag, listTag, itemsTag, sitemapTag, assetTag],
  output: MadeOfSubmission,
});

export const undoSubmissionItem = defineEndpoint({
  method: 'DELETE',
  path: '/api/submissions/{guid}/items/{item}',
  access,
  feature,
  summary: 'Take back a draft that was made of a submission: to the trash; refused once readers have it (409)',
  params: z.object({ guid: Guid, item: Guid }),
  audits: [itemAudit.deleted],
  touches: [itemTag, listTag, itemsTag, sitemapTag],
  output: z.void(),
});

export const readItemSubmission = defineEndpoint({
  method: 'GET',
  path: '/api/listitem:submission/{guid}',
  access,
  feature,
  summary: 'The submission that an item was made of, for who deals with it; null when it was made of none',
  params: one,
  output: ItemSubmission.nullable(),
});
