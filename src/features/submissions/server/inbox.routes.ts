import { type Route, route } from '#platform/server/http/route.ts';
import { deleteSubmission, listSubmissions, readSubmission } from '../contract/inbox.endpoints.ts';
import type { InboxService } from './inbox.service.ts';

export const inboxRoutes: Route<{ inbox: InboxService }>[] = [
  route(listSubmissions, ({ viewer, services }, { params, query }) =>
    services.inbox.list(viewer, params.guid.toLowerCase(), query),
  ),
  route(readSubmission, ({ viewer, client, services }, { params, query }) =>
    services.inbox.read({ viewer, client }, params.guid.toLowerCase(), query.language),
  ),
  route(deleteSubmission, async ({ viewer, client, services }, { params }) => {
    await services.inbox.remove({ viewer, client }, params.guid.toLowerCase());
    return undefined;
  }),
];
