import { type Route, route } from '#platform/server/http/route.ts';
import { readSubmissionsSince } from '../contract/submission-exports.endpoints.ts';
import type { SentSinceService } from './sent-since.service.ts';

export const sentSinceRoutes: Route<{ sentSince: SentSinceService }>[] = [
  route(readSubmissionsSince, ({ viewer, client, services }, { params, query }) =>
    services.sentSince.read({ viewer, client }, params.guid.toLowerCase(), query),
  ),
];
