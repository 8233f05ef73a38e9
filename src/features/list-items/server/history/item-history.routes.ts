import { type Route, route } from '#platform/server/http/route.ts';
import {
  readItemHistory,
  readItemMoment,
  readItemVersion,
  restoreItemHistory,
} from '../../contract/editing/item-history.endpoints.ts';
import type { ListItemsService } from '../list-items.service.ts';

export const itemHistoryRoutes: Route<{ listItems: ListItemsService }>[] = [
  route(readItemHistory, ({ viewer, services }, { params, query }) =>
    services.listItems.history.read(viewer, params.id.toLowerCase(), query),
  ),
  route(readItemVersion, ({ viewer, services }, { params }) =>
    services.listItems.history.version(viewer, params.id.toLowerCase(), params.number),
  ),
  route(readItemMoment, ({ viewer, services }, { params }) =>
    services.listItems.history.moment(viewer, params.id.toLowerCase(), params.number),
  ),
  route(restoreItemHistory, ({ viewer, client, services }, { params, body }) =>
    services.listItems.history.restore({ viewer, client }, params.id.toLowerCase(), body),
  ),
];
