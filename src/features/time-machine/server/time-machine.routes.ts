import { dispositionOf } from '#platform/server/http/content-disposition.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import {
  askPastExport,
  downloadPastExport,
  listPastExports,
  listPastLinks,
  makePastLink,
  readChangeOrigins,
  readPastComparison,
  readPastTimeline,
  removePastExport,
  revokePastLink,
  stopPastExport,
} from '../contract/time-machine.endpoints.ts';
import type { TimeMachineService } from './time-machine.service.ts';

export const timeMachineRoutes: Route<{ timeMachine: TimeMachineService }>[] = [
  route(readPastTimeline, ({ viewer, services }, { query }) => services.timeMachine.timeline(viewer, query)),
  route(readPastComparison, async ({ viewer, client, services }, { query }) => {
    // One who views the site as another sees what that one may, which is nothing here.
    await services.timeMachine.readerOf(viewer, { token: undefined });
    return services.timeMachine.comparison.read(client.origin, query);
  }),
  route(readChangeOrigins, async ({ viewer, client, services }, { query: { language, ...asked } }) => {
    await services.timeMachine.readerOf(viewer, { token: undefined });
    return services.timeMachine.comparison.origins(client.origin, asked, language);
  }),
  route(listPastLinks, ({ viewer, services }) => services.timeMachine.links.list(viewer)),
  route(makePastLink, ({ viewer, client, services }, { body }) =>
    services.timeMachine.links.make({ viewer, client }, body),
  ),
  route(revokePastLink, async ({ viewer, client, services }, { params }) => {
    await services.timeMachine.links.revoke({ viewer, client }, params.id.toLowerCase());
    return undefined;
  }),
  route(listPastExports, ({ viewer, services }) => services.timeMachine.exports.list(viewer)),
  route(askPastExport, ({ viewer, client, services }, { body }) =>
    services.timeMachine.exports.ask({ viewer, client }, client.origin, body),
  ),
  route(stopPastExport, ({ viewer, client, services }, { params }) =>
    services.timeMachine.exports.stop({ viewer, client }, params.guid.toLowerCase()),
  ),
  route(removePastExport, async ({ viewer, client, services }, { params }) => {
    await services.timeMachine.exports.remove({ viewer, client }, params.guid.toLowerCase());
  }),
  route(downloadPastExport, async ({ viewer, client, services, answer }, { params }) => {
    const file = await services.timeMachine.exports.open({ viewer, client }, params.guid.toLowerCase());
    answer.header('content-type', file.format === 'wacz' ? 'application/wacz' : 'application/zip');
    answer.header('content-disposition', dispositionOf('attachment', file.name));
    answer.header('content-length', String(file.size));
    return file.stream;
  }),
];
