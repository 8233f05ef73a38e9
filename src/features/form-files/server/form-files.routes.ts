import { dispositionOf } from '#platform/server/http/content-disposition.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import {
  beginFormFile,
  downloadSubmissionFile,
  readFormFile,
  removeFormFile,
  sendFormFilePiece,
} from '../contract/form-files.endpoints.ts';
import type { OpenedFile } from './form-files.service.ts';
import type { FormUploadsService } from './form-uploads.service.ts';
import { receivePiece } from './receive-piece.ts';
import type { SubmissionFilesService } from './submission-files.service.ts';

/** Saved and never shown: nothing in it becomes part of the site, and nobody between keeps it or its address. */
const headersOf = ({ file: { name, mediaType, byteSize } }: OpenedFile) => ({
  'content-type': mediaType,
  'content-length': String(byteSize),
  'content-disposition': dispositionOf('attachment', name),
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
});

export const formFilesRoutes: Route<{ formUploads: FormUploadsService; submissionFiles: SubmissionFilesService }>[] = [
  route(beginFormFile, ({ viewer, services }, { params, body }) =>
    services.formUploads.begin(viewer, params.guid, body),
  ),
  route(sendFormFilePiece, async ({ services }, { params, query, body }) => {
    // Before its body is read: of a file that is not there nobody sends a piece.
    await services.formUploads.read(params.guid, query.key);
    return services.formUploads.addPiece(params.guid, query.key, params.offset, await receivePiece(body));
  }),
  route(readFormFile, ({ services }, { params, query }) => services.formUploads.read(params.guid, query.key)),
  route(removeFormFile, async ({ services }, { params, query }) => {
    await services.formUploads.remove(params.guid, query.key);
    return undefined;
  }),
  route(downloadSubmissionFile, async ({ viewer, client, services, answer }, { params, query }) => {
    const opened = await services.submissionFiles.open({ viewer, client }, params.guid, params.file, query.key);
    for (const [name, value] of Object.entries(headersOf(opened))) answer.header(name, value);
    return opened.content;
  }),
];
