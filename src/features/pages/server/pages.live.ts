import type { LiveTopicRule } from '#platform/server/live/live.service.ts';
import { findingsTag, pageEditingTag, pagePresenceTag } from '../contract/pages.tags.ts';
import { findingsTopic, pageEditingTopic, pagePresenceTopic } from '../contract/pages.topics.ts';
import type { PagesService } from './pages.service.ts';

type MayFollow = NonNullable<LiveTopicRule['mayFollow']>;

/** Findings are of items too. */
export const pageEditingLive = (
  pages: Pick<PagesService, 'mayFollow' | 'newsOf' | 'presence'>,
  items: { mayEdit: MayFollow },
): LiveTopicRule[] => {
  const mayFollow: MayFollow = (viewer, id) => pages.mayFollow(viewer, id);
  return [
    { topic: pageEditingTopic, tagOf: pageEditingTag, mayFollow, newsOf: pages.newsOf },
    { topic: pagePresenceTopic, tagOf: pagePresenceTag, mayFollow, newsOf: pages.presence.newsOf },
    {
      topic: findingsTopic,
      tagOf: findingsTag,
      mayFollow: async (viewer, id) => (await pages.mayFollow(viewer, id)) || items.mayEdit(viewer, id),
    },
  ];
};
