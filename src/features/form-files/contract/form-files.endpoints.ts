import { z } from 'zod';
import { submissionAudit } from '#features/submissions/contract/submissions.audit.ts';
import { files, stream } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { FileKey, FormFile, NewFormFile } from './form-file.ts';

const feature = 'form-files';
const access = 'public';
const one = z.object({ guid: Guid });
const query = z.object({ key: FileKey });
const untilSent = { audits: { nothing: 'nobody sent it yet' }, touches: [] };

export const beginFormFile = defineEndpoint({
  method: 'POST',
  path: '/api/forms/{guid}/files',
  access,
  feature,
  summary: 'A file that is about to be sent with a form: whether it may come, by its name and its size',
  params: one,
  body: NewFormFile,
  callsPerMinute: 60,
  ...untilSent,
  output: FormFile,
});

export const sendFormFilePiece = defineEndpoint({
  method: 'POST',
  path: '/api/formfiles/{guid}/pieces/{offset}',
  access,
  feature,
  summary: 'The next piece of a file; the answer says how far it is, also when another piece was expected',
  params: z.object({ guid: Guid, offset: z.coerce.number().int().min(0).max(1_000_000_000) }),
  query,
  body: files('Piece'),
  callsPerMinute: 600,
  ...untilSent,
  output: FormFile,
});

export const readFormFile = defineEndpoint({
  method: 'GET',
  path: '/api/formfiles/{guid}',
  access,
  feature,
  summary: 'How far a file is, to go on after a lost connection',
  params: one,
  query,
  output: FormFile,
});

export const removeFormFile = defineEndpoint({
  method: 'DELETE',
  path: '/api/formfiles/{guid}',
  access,
  feature,
  summary: 'Stop sending a file, or take it back before the form is sent',
  params: one,
  query,
  ...untilSent,
  output: z.undefined(),
});

/** Who looks at what the law says is special is written down, as with the submission itself. */
export const downloadSubmissionFile = defineEndpoint({
  method: 'GET',
  path: '/api/submissions/{guid}/files/{file}',
  access,
  feature,
  summary: 'A file of a submission, for its sender and for who deals with it',
  params: z.object({ guid: Guid, file: Guid }),
  query: z.object({ key: FileKey.optional() }),
  audits: [submissionAudit.read],
  touches: [],
  output: stream('*'),
});
