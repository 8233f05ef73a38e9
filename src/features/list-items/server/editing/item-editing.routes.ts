import { type Route, route } from '#platform/server/http/route.ts';
import { readFoundOnItems, readItemChecks, setItemFindingAside } from '../../contract/editing/item-checks.endpoints.ts';
import {
  listItemOperations,
  publishItem,
  readItemTextMarks,
  readItemWorkingCopy,
  scheduleItem,
  sendItemOperations,
  translateItemText,
  unpublishItem,
} from '../../contract/editing/item-editing.endpoints.ts';
import { hangItems, readWrittenParents } from '../../contract/editing/item-hanging.endpoints.ts';
import type { ListItemsService } from '../list-items.service.ts';

export const itemEditingRoutes: Route<{ listItems: ListItemsService }>[] = [
  route(readItemWorkingCopy, ({ viewer, services }, { params }) =>
    services.listItems.editing.workingCopy(viewer, params.guid.toLowerCase()),
  ),
  route(sendItemOperations, ({ viewer, client, services }, { params, body }) =>
    services.listItems.editing.sendOperations({ viewer, client }, params.guid.toLowerCase(), body),
  ),
  route(readWrittenParents, ({ viewer, services }, { params }) =>
    services.listItems.hanging.written(viewer, params.blockGuid.toLowerCase()),
  ),
  route(hangItems, ({ viewer, client, services }, { body }) =>
    services.listItems.hanging.hang({ viewer, client }, body.items),
  ),
  route(listItemOperations, ({ viewer, services }, { params, query }) =>
    services.listItems.editing.listOperations(viewer, params.guid.toLowerCase(), query),
  ),
  route(readItemTextMarks, ({ viewer, services }, { params, query }) =>
    services.listItems.editing.textMarks(viewer, params.guid.toLowerCase(), query.language),
  ),
  route(publishItem, ({ viewer, client, services }, { params, body }) =>
    services.listItems.editing.publish({ viewer, client }, params.guid.toLowerCase(), body),
  ),
  route(readItemChecks, ({ viewer, services }, { params }) =>
    services.listItems.checks.read(viewer, params.guid.toLowerCase()),
  ),
  route(readFoundOnItems, ({ viewer, services }, { query }) =>
    services.listItems.checks.foundOnItems(viewer, query.language, query.after?.toLowerCase()),
  ),
  route(setItemFindingAside, ({ viewer, client, services }, { params, body }) =>
    services.listItems.checks.setAside({ viewer, client }, params.guid.toLowerCase(), body),
  ),
  route(translateItemText, ({ viewer, services }, { params, body }) =>
    services.listItems.editing.translateText(viewer, params.guid.toLowerCase(), body),
  ),
  route(unpublishItem, ({ viewer, client, services }, { params }) =>
    services.listItems.editing.unpublish({ viewer, client }, params.guid.toLowerCase()),
  ),
  route(scheduleItem, ({ viewer, client, services }, { params, body }) =>
    services.listItems.editing.schedule({ viewer, client }, params.guid.toLowerCase(), body),
  ),
];
