import { type Route, route } from '#platform/server/http/route.ts';
import { listNeeded, publishTogether, putBackTogether } from '../contract/publish-together.endpoints.ts';
import type { PublishTogetherService } from './publish-together.service.ts';

export const publishTogetherRoutes: Route<{ publishTogether: PublishTogetherService }>[] = [
  route(listNeeded, ({ viewer, services }, { params, query }) =>
    services.publishTogether.needed(viewer, params.id, query.language),
  ),
  route(publishTogether, ({ viewer, client, services }, { body }) =>
    services.publishTogether.publish({ viewer, client }, body),
  ),
  route(putBackTogether, ({ viewer, client, services }, { body }) =>
    services.publishTogether.putBack({ viewer, client }, body),
  ),
];
