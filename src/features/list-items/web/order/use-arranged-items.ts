import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import type { Needed } from '#platform/web/content/use-needed.ts';
import { arrangedPage } from '../../contract/arranged-page.ts';
import { readSortBy } from '../../contract/item-order.ts';
import type { ListItem } from '../../contract/list-item.ts';
import { readList } from '../../contract/list-items.endpoints.ts';
import { defaultSortBy } from '../../contract/list-words.ts';
import { useReadItems } from '../parts/list/list-items-context.ts';
import { type Asked, listInput } from '../parts/list/list-needs.ts';
import { itemsInOrder, mostOrdered } from './items-in-order.ts';

/**
 * Of a list on a page that is being edited: in the order that its block has here, also when the server has not heard of it
 * or readers do not get it yet. Until all items are there, and of a list that is too long for that, as readers have it.
 */
export function useArrangedItems(asked: Asked, isNear: boolean): Needed<readonly ListItem[]> {
  const call = useCall();
  const { params, query } = listInput(asked);
  const { pageNumber: _, itemCount: __, joinRest: ___, savedQuery, sort_by, ...question } = query;
  // A query that is kept with the block may say itself in which order.
  const isByHand = savedQuery === undefined && readSortBy(sort_by ?? defaultSortBy).key === 'sortOrder';
  const whole = { ...question, sort_by: defaultSortBy };
  const read = useReadItems(asked, isNear);
  const { data: items } = useQuery({
    // Its address first: whatever changes an item has everything below it asked anew.
    queryKey: [endpointUrl(readList, { params, query: whole }), 'whole'],
    queryFn: () => itemsInOrder(call, params.blockGuid, whole),
    enabled: isNear && isByHand,
  });
  const { options } = asked;
  const written = JSON.stringify(query);
  // The same page as long as nothing changed: who draws it asks whether it is another.
  const data = useMemo(() => {
    if (!isByHand || items === undefined || items.length >= mostOrdered) return undefined;
    return arrangedPage(items, options, JSON.parse(written));
  }, [isByHand, items, options, written]);
  return data === undefined ? read : { ...read, data, isComing: false, isFailed: false };
}
