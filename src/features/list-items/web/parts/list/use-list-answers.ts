import { useContext, useState } from 'react';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { listItemTypes } from '#features/item-types/contract/item-types.endpoints.ts';
import { type Needed, useNeeded } from '#platform/web/content/use-needed.ts';
import type { ListItem } from '../../../contract/list-item.ts';
import { type ListCounts, readListCounts, readListMeta } from '../../../contract/list-items.endpoints.ts';
import { ListItemsContext } from './list-items-context.ts';
import { type Asked, countsInput, hasCounts, hasTotal, hasTypes, metaInput } from './list-needs.ts';

interface ListAnswers {
  items: readonly ListItem[];
  /** Of the items; trying again asks for everything that failed. */
  answer: Needed<readonly ListItem[]>;
  total: number | undefined;
  /** This reader may bring something that is proven or looked at first. */
  canOffer: boolean;
  types: readonly ItemType[];
  /** How many each choice of the filters would give; without them the filters work as well. */
  counts: ListCounts | undefined;
}

/** What a list needs: its items, how many there are, and what their fields are called. */
export function useListAnswers(asked: Asked, isNear: boolean): ListAnswers {
  const { options, state } = asked;
  const useItems = useContext(ListItemsContext);
  const list = useItems(asked, isNear);
  const meta = useNeeded(readListMeta, metaInput(asked), isNear && hasTotal(options, state));
  const named = useNeeded(listItemTypes, {}, isNear && hasTypes(options, state));
  const counts = useNeeded(readListCounts, countsInput(asked), isNear && hasCounts(options, state));
  const [before, setBefore] = useState(list.data);
  if (list.data !== undefined && list.data !== before) setBefore(list.data);
  // Until the new counts have come those of the question before stay: the choices would jump.
  const [countsBefore, setCountsBefore] = useState(counts.data);
  if (counts.data !== undefined && counts.data !== countsBefore) setCountsBefore(counts.data);
  // A list that should grow and cannot keeps what it had.
  const isGrowing = options.paging === 'more' && state.shown > 1;
  const retry = () => {
    for (const one of [list, meta, named, counts]) if (one.isFailed) one.retry();
  };
  return {
    items: list.data ?? (isGrowing ? before : undefined) ?? [],
    answer: { ...list, retry },
    total: meta.data?.totalNumberOfItems,
    // With a page come the totals of its lists, and of their rights this one where it is given.
    canOffer: meta.data?.can?.offer ?? false,
    types: named.data ?? [],
    counts: counts.data ?? countsBefore,
  };
}
