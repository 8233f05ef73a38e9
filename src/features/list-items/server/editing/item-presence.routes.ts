import { type Route, route } from '#platform/server/http/route.ts';
import { endItemPresence, listItemPresence, tellItemPresence } from '../../contract/editing/item-presence.endpoints.ts';
import type { ListItemsService } from '../list-items.service.ts';

export const itemPresenceRoutes: Route<{ listItems: ListItemsService }>[] = [
  route(tellItemPresence, async ({ viewer, services }, { params, body }) => ({
    people: await services.listItems.presence.tell(viewer, params.id.toLowerCase(), params.tab, body),
  })),
  route(endItemPresence, async ({ viewer, services }, { params }) => {
    await services.listItems.presence.end(viewer, params.id.toLowerCase(), params.tab);
    return undefined;
  }),
  route(listItemPresence, async ({ viewer, services }, { params }) => ({
    people: await services.listItems.presence.list(viewer, params.id.toLowerCase()),
  })),
];
