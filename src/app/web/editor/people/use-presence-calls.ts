import { itemPresenceTopic } from '#features/list-items/contract/editing/item-editing.topics.ts';
import {
  endItemPresence,
  listItemPresence,
  tellItemPresence,
} from '#features/list-items/contract/editing/item-presence.endpoints.ts';
import { pagePresenceTopic } from '#features/pages/contract/pages.topics.ts';
import { endPresence, listPresence, tellPresence } from '#features/pages/contract/presence/page-presence.endpoints.ts';
import { useItemTarget } from '../item/item-target.ts';

const ofPages = { tell: tellPresence, end: endPresence, list: listPresence, topic: pagePresenceTopic };
const ofItems = { tell: tellItemPresence, end: endItemPresence, list: listItemPresence, topic: itemPresenceTopic };

/** Who has a page open is told as who has an item open, each by its own calls. */
export const usePresenceCalls = () => (useItemTarget() === undefined ? ofPages : ofItems);
