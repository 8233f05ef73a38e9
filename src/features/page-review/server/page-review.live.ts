import type { PagesService } from '#features/pages/server/pages.service.ts';
import type { LiveTopicRule } from '#platform/server/live/live.service.ts';
import { pageReviewTag } from '../contract/page-review.tags.ts';
import { pageReviewTopic } from '../contract/page-review.topics.ts';

export const pageReviewLive = (pages: Pick<PagesService, 'mayFollow'>): LiveTopicRule => ({
  topic: pageReviewTopic,
  tagOf: pageReviewTag,
  mayFollow: (viewer, id) => pages.mayFollow(viewer, id),
});
