import { type Route, route } from '#platform/server/http/route.ts';
import {
  listTrashEntries,
  listTrashSpots,
  purgeTrash,
  restoreTrash,
  throwAwayAgain,
} from '../contract/trash.endpoints.ts';
import type { TrashService } from './trash.service.ts';

export const trashRoutes: Route<{ trash: TrashService }>[] = [
  route(listTrashEntries, ({ viewer, services }, { query }) => services.trash.list(viewer, query)),
  route(listTrashSpots, ({ viewer, services }, { query }) =>
    services.trash.spots(viewer, { kind: query.kind, id: query.id }, query.language),
  ),
  route(restoreTrash, ({ viewer, client, services }, { body }) => services.trash.restore({ viewer, client }, body)),
  route(purgeTrash, ({ viewer, client, services }, { body }) => services.trash.purge({ viewer, client }, body.entries)),
  route(throwAwayAgain, ({ viewer, client, services }, { body }) =>
    services.trash.undo({ viewer, client }, body.restored),
  ),
];
