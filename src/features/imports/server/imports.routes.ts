import { type Route, route } from '#platform/server/http/route.ts';
import {
  discardImport,
  listImportEntries,
  listImports,
  readImport,
  readImportChanges,
  readImportLists,
  readImportSample,
  resumeImport,
  sendImport,
  sendImportPictures,
  setImportColumns,
  startImport,
  stopImport,
  undoImport,
} from '../contract/imports.endpoints.ts';
import type { ImportsService } from './imports.service.ts';

export const importsRoutes: Route<{ imports: ImportsService }>[] = [
  route(listImports, ({ viewer, services }) => services.imports.list(viewer)),
  route(sendImport, async ({ viewer, services, answer }, { body }) => {
    const received = await services.imports.receive(viewer, body);
    answer.status(201);
    return received;
  }),
  route(sendImportPictures, ({ viewer, services }, { params, body }) =>
    services.imports.receivePictures(viewer, params.id, body),
  ),
  route(readImport, ({ viewer, services }, { params }) => services.imports.read(viewer, params.id)),
  route(listImportEntries, ({ viewer, services }, { params, query }) =>
    services.imports.entries(viewer, params.id, query),
  ),
  route(readImportLists, ({ viewer, services }) => services.imports.possibleLists(viewer)),
  route(setImportColumns, ({ viewer, services }, { params, body }) =>
    services.imports.setColumns(viewer, params.id, body),
  ),
  route(readImportSample, async ({ viewer, services, answer }, { query }) => {
    const sample = await services.imports.sample(viewer, query);
    answer.header(
      'content-disposition',
      `attachment; filename="${query.language === 'nl' ? 'voorbeeld' : 'sample'}.csv"`,
    );
    return sample;
  }),
  route(startImport, (by, { params, body }) => by.services.imports.start(by, params.id, body)),
  route(stopImport, (by, { params }) => by.services.imports.stop(by, params.id)),
  route(resumeImport, (by, { params }) => by.services.imports.resume(by, params.id)),
  route(readImportChanges, ({ viewer, services }, { params }) => services.imports.changes(viewer, params.id)),
  route(undoImport, (by, { params, body }) => by.services.imports.undo(by, params.id, body)),
  route(discardImport, async (by, { params }) => {
    await by.services.imports.discard(by, params.id);
    return undefined;
  }),
];
