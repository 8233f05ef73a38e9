import type { Call } from '#platform/contract/calls/endpoint.ts';
import type { ListItem } from '../../contract/list-item.ts';
import { readList } from '../../contract/list-items.endpoints.ts';
import type { ListBlockOptions } from '../../contract/list-query.ts';

/** The most that are put in an order by hand; what comes after them follows as it does now. */
export const mostOrdered = 500;
const perPage = 100;

/** As readers get them, whatever has ended. */
export async function itemsInOrder(
  call: Call,
  blockGuid: string,
  { defaultSortBy, defaultParentGuids }: Pick<ListBlockOptions, 'defaultSortBy' | 'defaultParentGuids'>,
): Promise<ListItem[]> {
  const items: ListItem[] = [];
  const filter = defaultParentGuids.length > 0 ? [`parentGuids=${defaultParentGuids.join(',')}`] : [];
  for (let pageNumber = 1; items.length < mostOrdered; pageNumber += 1) {
    const query = { pageNumber, itemCount: perPage, sort_by: defaultSortBy, filter };
    const page = await call(readList, { params: { blockGuid }, query });
    items.push(...page);
    if (page.length < perPage) break;
  }
  return items;
}
