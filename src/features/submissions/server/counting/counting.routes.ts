import { type Route, route } from '#platform/server/http/route.ts';
import { readFormCounts } from '../../contract/counting/counting.endpoints.ts';
import type { SubmissionCountsService } from './submission-counts.service.ts';

export const countingRoutes: Route<{ submissionCounts: SubmissionCountsService }>[] = [
  route(readFormCounts, ({ viewer, services }, { params, query }) =>
    services.submissionCounts.ofForm(
      viewer,
      params.guid.toLowerCase(),
      query.fields.split(' ').filter((field) => field !== ''),
    ),
  ),
];
