import { type Route, route } from '#platform/server/http/route.ts';
import {
  addRedirect,
  changeRedirect,
  exportRedirects,
  importRedirects,
  listRedirects,
  previewRedirects,
  removeRedirects,
  undoRedirects,
} from '../contract/redirects.endpoints.ts';
import type { RedirectsService } from './redirects.service.ts';
import { redirectsCsv } from './redirects-csv.ts';

export const redirectsRoutes: Route<{ redirects: RedirectsService }>[] = [
  route(listRedirects, ({ viewer, services }, { query }) => services.redirects.list(viewer, query)),
  route(addRedirect, ({ viewer, client, services }, { body }) => services.redirects.add({ viewer, client }, body)),
  route(changeRedirect, ({ viewer, client, services }, { params, body }) =>
    services.redirects.change({ viewer, client }, params.guid, body),
  ),
  route(removeRedirects, ({ viewer, client, services }, { body }) =>
    services.redirects.remove({ viewer, client }, body),
  ),
  route(undoRedirects, async ({ viewer, client, services }, { body }) => {
    await services.redirects.undo({ viewer, client }, body.change);
    return undefined;
  }),
  route(previewRedirects, ({ viewer, services }, { body }) => services.redirects.preview(viewer, body.text)),
  route(importRedirects, ({ viewer, client, services }, { body }) =>
    services.redirects.importFile({ viewer, client }, body.text),
  ),
  route(exportRedirects, async ({ viewer, client, services, answer, locale }, { query: { language, ...filter } }) => {
    const batches = await services.redirects.beginExport({ viewer, client }, filter);
    answer.header('content-disposition', 'attachment; filename="omleidingen.csv"');
    return redirectsCsv(batches, { language, timeZone: locale.timeZone });
  }),
];
