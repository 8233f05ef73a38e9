import type { LiveTopicRule } from '#platform/server/live/live.service.ts';
import { pageEditingTag, pagePresenceTag } from '../contract/pages.tags.ts';
import { pageEditingTopic, pagePresenceTopic } from '../contract/pages.topics.ts';
import type { PagesService } from './pages.service.ts';

export const pageEditingLive = (pages: Pick<PagesService, 'mayFollow' | 'newsOf' | 'presence'>): LiveTopicRule[] => {
  const mayFollow: LiveTopicRule['mayFollow'] = (viewer, id) => pages.mayFollow(viewer, id);
  return [
    { topic: pageEditingTopic, tagOf: pageEditingTag, mayFollow, newsOf: pages.newsOf },
    { topic: pagePresenceTopic, tagOf: pagePresenceTag, mayFollow, newsOf: pages.presence.newsOf },
  ];
};
