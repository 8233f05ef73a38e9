import type { LiveTopicRule } from '#platform/server/live/live.service.ts';
import { itemEditingTopic, itemPresenceTopic } from '../../contract/editing/item-editing.topics.ts';
import { itemEditingTag, itemPresenceTag, itemTag } from '../../contract/list-items.tags.ts';
import type { ListItemsService } from '../list-items.service.ts';

export const itemEditingLive = (items: Pick<ListItemsService, 'mayEdit' | 'presence' | 'editing'>): LiveTopicRule[] => {
  const mayFollow: LiveTopicRule['mayFollow'] = (viewer, id) => items.mayEdit(viewer, id);
  return [
    // Calls that write an item at once are taken over by who has it open.
    {
      topic: itemEditingTopic,
      tagOf: (id) => [itemEditingTag(id), itemTag(id)],
      mayFollow,
      newsOf: items.editing.newsOf,
    },
    { topic: itemPresenceTopic, tagOf: itemPresenceTag, mayFollow, newsOf: items.presence.newsOf },
  ];
};
