import type { MailService } from '#features/mail/server/mail.service.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import type { ConnectionList } from '../contract/connection-schemas.ts';
import {
  readConnections,
  removeConnection,
  saveMailServer,
  saveTranslator,
  tryConnection,
} from '../contract/connections.endpoints.ts';
import type { ConnectionTrials } from './connection-trials.service.ts';
import type { ConnectionsService } from './connections.service.ts';

interface ConnectionServices {
  connections: ConnectionsService;
  connectionTrials: ConnectionTrials;
  mail: MailService;
}

const listFor = async ({ connections, mail }: ConnectionServices, viewer: Viewer): Promise<ConnectionList> => ({
  connections: await connections.read(viewer),
  sender: await mail.sender(),
});

export const connectionsRoutes: Route<ConnectionServices>[] = [
  route(readConnections, ({ viewer, services }) => listFor(services, viewer)),
  route(saveMailServer, async ({ viewer, services, client }, { body }) => {
    await services.connections.saveMailServer({ viewer, client }, body);
    return listFor(services, viewer);
  }),
  route(saveTranslator, async ({ viewer, services, client }, { body }) => {
    await services.connections.saveTranslator({ viewer, client }, body);
    return listFor(services, viewer);
  }),
  route(removeConnection, async ({ viewer, services, client }, { params }) => {
    await services.connections.remove({ viewer, client }, params.name);
    return listFor(services, viewer);
  }),
  route(tryConnection, ({ viewer, services, language }, { body }) =>
    services.connectionTrials.try(viewer, body.name, language),
  ),
];
