import { z } from 'zod';
import { formTag } from '#features/forms/contract/forms.tags.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { Submission, SubmissionList } from './submission.ts';
import { submissionAudit } from './submissions.audit.ts';

const feature = 'submissions';
const access = 'admin';
const one = z.object({ guid: Guid });

export const listSubmissions = defineEndpoint({
  method: 'GET',
  path: '/api/forms/{guid}/submissions',
  access,
  feature,
  summary: 'What was sent by a form, the newest first',
  params: one,
  query: z.object({
    language: Language.default('nl'),
    pageNumber: z.coerce.number().int().min(1).max(100_000).default(1),
    itemCount: z.coerce.number().int().min(1).max(100).default(25),
  }),
  output: SubmissionList,
});

/** Who looks at answers of which the law says that they are special is written down. */
export const readSubmission = defineEndpoint({
  method: 'GET',
  path: '/api/submissions/{guid}',
  access,
  feature,
  summary: 'One submission with its answers, as they were asked then',
  params: one,
  query: z.object({ language: Language.default('nl') }),
  audits: [submissionAudit.read],
  touches: [],
  output: Submission,
});

export const deleteSubmission = defineEndpoint({
  method: 'DELETE',
  path: '/api/submissions/{guid}',
  access,
  feature,
  summary: 'Delete a submission for good',
  params: one,
  audits: [submissionAudit.deleted],
  touches: [formTag],
  output: z.undefined(),
});
