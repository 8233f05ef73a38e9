import { type Route, route } from '#platform/server/http/route.ts';
import { changeInboxViews, readInboxViews } from '../contract/views/inbox-views.endpoints.ts';
import type { InboxViewsService } from './views/inbox-views.service.ts';

export const inboxViewsRoutes: Route<{ inboxViews: InboxViewsService }>[] = [
  route(readInboxViews, ({ viewer, services }, { params }) =>
    services.inboxViews.read(viewer, params.guid.toLowerCase()),
  ),
  route(changeInboxViews, ({ viewer, services }, { params, body }) =>
    services.inboxViews.change(viewer, params.guid.toLowerCase(), body),
  ),
];
