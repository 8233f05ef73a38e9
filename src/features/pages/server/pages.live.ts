import type { LiveTopicRule } from '#platform/server/live/live.service.ts';
import { pageEditingTag } from '../contract/pages.tags.ts';
import { pageEditingTopic } from '../contract/pages.topics.ts';
import type { PagesService } from './pages.service.ts';

export const pageEditingLive = (pages: Pick<PagesService, 'mayFollow'>): LiveTopicRule => ({
  topic: pageEditingTopic,
  tagOf: pageEditingTag,
  mayFollow: (viewer, id) => pages.mayFollow(viewer, id),
});
