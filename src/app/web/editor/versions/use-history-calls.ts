import { itemEditingTopic } from '#features/list-items/contract/editing/item-editing.topics.ts';
import {
  readItemHistory,
  readItemMoment,
  readItemVersion,
  restoreItemHistory,
} from '#features/list-items/contract/editing/item-history.endpoints.ts';
import {
  readPageHistory,
  readPageMoment,
  restorePage,
} from '#features/pages/contract/history/page-history.endpoints.ts';
import { pageEditingTopic } from '#features/pages/contract/pages.topics.ts';
import { readVersion } from '#features/pages/contract/pages-writing.endpoints.ts';
import { useItemTarget } from '../item/item-target.ts';

const ofPages = {
  history: readPageHistory,
  version: readVersion,
  moment: readPageMoment,
  restore: restorePage,
  topic: pageEditingTopic,
  entity: 'page',
} as const;
const ofItems = {
  history: readItemHistory,
  version: readItemVersion,
  moment: readItemMoment,
  restore: restoreItemHistory,
  topic: itemEditingTopic,
  entity: 'item',
} as const;

export type HistoryCalls = typeof ofPages | typeof ofItems;

/** A page and an item have a history alike, each by its own calls. */
export const useHistoryCalls = (): HistoryCalls => (useItemTarget() === undefined ? ofPages : ofItems);
