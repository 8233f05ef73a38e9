import { ListLook, ListOptions } from '#features/list-items/contract/list-options.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';
import { readableText } from '../kit/contract/search-text.ts';

/** Items of any type; the options of §3, and how it looks. */
export default defineBlock({
  name: 'List',
  group: 'list',
  icon: 'list',
  version: 1,
  options: ListOptions.omit({ isSpotlight: true, sourceBlockGuids: true }).extend(ListLook.shape),
  example: {
    itemTypeNames: ['News'],
    defaultItemsPerPage: 6,
    view: 'rows',
    otherViews: ['cards', 'table'],
    hasSearch: true,
    hasFeeds: true,
    emptyText: text('Er is nog geen nieuws.', 'There is no news yet.'),
  },
  // Where visitors may see it as a map; which items have a place is known by then only.
  vendors: ({ view, otherViews }) => ([view, ...otherViews].includes('map') ? ['map-tiles'] : []),
  list: (options) => ListOptions.parse(options),
  // Items are found by themselves; of the block there are the words for when there are none.
  searchRole: () => 'links',
  searchText: ({ emptyText }, language) => readableText(language, [emptyText]),
});
