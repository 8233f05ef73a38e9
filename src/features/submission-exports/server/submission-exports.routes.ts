import { type Route, route } from '#platform/server/http/route.ts';
import {
  downloadSubmissionExport,
  exportSubmissions,
  listSubmissionExports,
  removeSubmissionExport,
  resumeSubmissionExport,
  stopSubmissionExport,
} from '../contract/submission-exports.endpoints.ts';
import { fileFormats } from './export-format.ts';
import type { SubmissionExportsService } from './submission-exports.service.ts';

/** A name that every disk takes; the form's own words stay readable (RFC 6266). */
const attachment = (name: string, format: string): string => {
  const plain = name.replaceAll(/[^\p{L}\p{N} _-]/gu, '').trim() || 'export';
  return `attachment; filename="export.${format}"; filename*=UTF-8''${encodeURIComponent(`${plain}.${format}`)}`;
};

export const submissionExportsRoutes: Route<{ submissionExports: SubmissionExportsService }>[] = [
  route(listSubmissionExports, ({ viewer, services }, { params }) =>
    services.submissionExports.list(viewer, params.guid.toLowerCase()),
  ),
  route(exportSubmissions, ({ viewer, client, services }, { params, body }) =>
    services.submissionExports.ask({ viewer, client }, params.guid.toLowerCase(), body),
  ),
  route(stopSubmissionExport, ({ viewer, client, services }, { params }) =>
    services.submissionExports.stop({ viewer, client }, params.guid.toLowerCase()),
  ),
  route(resumeSubmissionExport, ({ viewer, client, services }, { params }) =>
    services.submissionExports.resume({ viewer, client }, params.guid.toLowerCase()),
  ),
  route(removeSubmissionExport, async ({ viewer, client, services }, { params }) => {
    await services.submissionExports.remove({ viewer, client }, params.guid.toLowerCase());
  }),
  route(downloadSubmissionExport, async ({ viewer, client, services, answer }, { params }) => {
    const file = await services.submissionExports.open({ viewer, client }, params.guid.toLowerCase());
    answer.header('content-type', file.withFiles ? 'application/zip' : fileFormats[file.format].mediaType);
    answer.header('content-disposition', attachment(file.name, file.withFiles ? 'zip' : file.format));
    answer.header('content-length', String(file.size));
    return file.stream;
  }),
];
