import type { LiveTopicRule } from '#platform/server/live/live.service.ts';
import { itemEditingTopic } from '../../contract/editing/item-editing.topics.ts';
import { itemEditingTag, itemTag } from '../../contract/list-items.tags.ts';
import type { ListItemsService } from '../list-items.service.ts';

/** Calls that write an item at once are taken over by who has it open. */
export const itemEditingLive = (items: Pick<ListItemsService, 'mayEdit'>): LiveTopicRule => ({
  topic: itemEditingTopic,
  tagOf: (id) => [itemEditingTag(id), itemTag(id)],
  mayFollow: (viewer, id) => items.mayEdit(viewer, id),
});
