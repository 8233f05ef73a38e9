import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import type { PagesService } from '#features/pages/server/pages.service.ts';
import type { LiveTopicRule } from '#platform/server/live/live.service.ts';
import { pageReviewTag } from '../contract/page-review.tags.ts';
import { pageReviewTopic } from '../contract/page-review.topics.ts';

export const pageReviewLive = (
  pages: Pick<PagesService, 'mayFollow'>,
  items: Pick<ListItemsService, 'mayEdit'>,
): LiveTopicRule => ({
  topic: pageReviewTopic,
  tagOf: pageReviewTag,
  mayFollow: async (viewer, id) => (await pages.mayFollow(viewer, id)) || items.mayEdit(viewer, id),
});
