import { z } from 'zod';
import { submissionAudit } from '#features/submissions/contract/submissions.audit.ts';
import { stream } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { SentSince, SinceQuery } from './sent-since.ts';
import { submissionExportAudit } from './submission-exports.audit.ts';
import { NewExport, SubmissionExport } from './submission-exports.ts';

const feature = 'submission-exports';
/** Who deals with the form: the service asks the kernel, and to others nothing is there. */
const access = 'user';
const one = z.object({ guid: Guid });
const saidWhenAsked = { nothing: 'that it was asked for is written down already' } as const;

export const listSubmissionExports = defineEndpoint({
  method: 'GET',
  path: '/api/forms/{guid}/exports',
  access,
  feature,
  summary: 'Exports of what a form was sent that one asked for oneself, the newest first',
  params: one,
  output: z.array(SubmissionExport),
});

export const exportSubmissions = defineEndpoint({
  method: 'POST',
  path: '/api/forms/{guid}/exports',
  access,
  feature,
  summary:
    'Ask for what is filtered of an inbox as a file (xlsx, csv or json, or a zip with the files that came along)',
  params: one,
  body: NewExport,
  callsPerMinute: 30,
  audits: [submissionExportAudit.asked],
  touches: [],
  output: SubmissionExport,
});

export const stopSubmissionExport = defineEndpoint({
  method: 'POST',
  path: '/api/submission-exports/{guid}/stop',
  access,
  feature,
  summary: 'Stop an export; what is written by then stays for when it goes on',
  params: one,
  audits: saidWhenAsked,
  touches: [],
  output: SubmissionExport,
});

export const resumeSubmissionExport = defineEndpoint({
  method: 'POST',
  path: '/api/submission-exports/{guid}/resume',
  access,
  feature,
  summary: 'Go on with an export that was stopped or failed, where it was',
  params: one,
  audits: saidWhenAsked,
  touches: [],
  output: SubmissionExport,
});

export const removeSubmissionExport = defineEndpoint({
  method: 'DELETE',
  path: '/api/submission-exports/{guid}',
  access,
  feature,
  summary: 'Throw an export away, before its seven days are over',
  params: one,
  audits: saidWhenAsked,
  touches: [],
  output: z.void(),
});

export const downloadSubmissionExport = defineEndpoint({
  method: 'GET',
  path: '/api/submission-exports/{guid}/file',
  access,
  feature,
  summary: 'The file of an export, for who asked for it',
  params: one,
  audits: [submissionExportAudit.downloaded, submissionAudit.read],
  touches: [],
  output: stream('*'),
});

/** For a program that asks every so often, with an access token of somebody who may read them. */
export const readSubmissionsSince = defineEndpoint({
  method: 'GET',
  path: '/api/forms/{guid}/submissions:since',
  access: 'admin',
  feature,
  summary: 'What a form was sent since a moment, the oldest first, page by page; for programs',
  params: one,
  query: SinceQuery,
  callsPerMinute: 60,
  audits: [submissionExportAudit.read],
  touches: [],
  output: SentSince,
});
