import { z } from 'zod';
import { ListLook, ListOptions } from '#features/list-items/contract/list-options.ts';
import { sortBys } from '#features/list-items/contract/list-words.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { meaning } from '#platform/contract/meaning.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';
import { readableText } from '../kit/contract/search-text.ts';

const { showImage, showDescription, showDate, emptyText } = ListLook.shape;

/** In the spotlight (product.md §2): items of other lists, as many as fit. */
export default defineBlock({
  name: 'Widget',
  group: 'list',
  icon: 'star',
  version: 1,
  options: z.object({
    /** The list blocks whose items it shows. */
    sourceBlockGuids: z.array(meaning(Guid, 'list-block')).max(20).default([]),
    itemCount: z.number().int().min(1).max(24).default(3),
    sortBy: meaning(z.enum(sortBys), 'sort-order').default('publishedOn_desc'),
    highlightOnly: z.boolean().default(false),
    showExpiredItems: z.boolean().default(false),
    view: z.enum(['cards', 'rows', 'compact', 'slider']).default('cards'),
    /** Cards only: the first over two columns, and of the others no more than their title. */
    isFirstLarge: z.boolean().default(false),
    ...{ showImage, showDescription, showDate, emptyText },
  }),
  example: {
    itemCount: 4,
    view: 'compact',
    emptyText: text('Er staat nu niets in de schijnwerpers.', 'Nothing is in the spotlight now.'),
  },
  list: ({ sourceBlockGuids, itemCount, sortBy, highlightOnly, showExpiredItems }) =>
    ListOptions.parse({
      isSpotlight: true,
      sourceBlockGuids,
      defaultItemsPerPage: itemCount,
      defaultSortBy: sortBy,
      highlightOnly,
      showExpiredItemsByDefault: showExpiredItems,
    }),
  searchRole: () => 'links',
  searchText: ({ emptyText: words }, language) => readableText(language, [words]),
});
