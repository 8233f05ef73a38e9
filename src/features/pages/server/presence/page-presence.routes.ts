import { type Route, route } from '#platform/server/http/route.ts';
import { endPresence, listPresence, tellPresence } from '../../contract/presence/page-presence.endpoints.ts';
import type { PagesService } from '../pages.service.ts';

export const pagePresenceRoutes: Route<{ pages: PagesService }>[] = [
  route(tellPresence, async ({ viewer, services }, { params, body }) => ({
    people: await services.pages.presence.tell(viewer, params.id, params.tab, body),
  })),
  route(endPresence, async ({ viewer, services }, { params }) => {
    await services.pages.presence.end(viewer, params.id, params.tab);
    return undefined;
  }),
  route(listPresence, async ({ viewer, services }, { params }) => ({
    people: await services.pages.presence.list(viewer, params.id),
  })),
];
