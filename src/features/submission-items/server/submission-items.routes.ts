import { type Route, route } from '#platform/server/http/route.ts';
import {
  makeSubmissionItem,
  readItemChoices,
  readItemSubmission,
  undoSubmissionItem,
} from '../contract/submission-items.endpoints.ts';
import type { SubmissionItemsService } from './submission-items.service.ts';

export const submissionItemsRoutes: Route<{ submissionItems: SubmissionItemsService }>[] = [
  route(readItemChoices, ({ viewer, client, services }, { params, query }) =>
    services.submissionItems.choices({ viewer, client }, params.guid.toLowerCase(), query.language),
  ),
  route(makeSubmissionItem, ({ viewer, client, services }, { params, query, body }) =>
    services.submissionItems.make({ viewer, client }, params.guid.toLowerCase(), body, query.language),
  ),
  route(undoSubmissionItem, ({ viewer, client, services }, { params }) =>
    services.submissionItems.undo({ viewer, client }, params.guid.toLowerCase(), params.item.toLowerCase()),
  ),
  route(readItemSubmission, ({ viewer, services }, { params }) =>
    services.submissionItems.sourceOf(viewer, params.guid.toLowerCase()),
  ),
];
