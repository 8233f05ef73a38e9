import type { Call } from '#platform/contract/calls/endpoint.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { ListItem } from '../../contract/list-item.ts';
import { type ListQuery, readList } from '../../contract/list-items.endpoints.ts';

/** The most that are put in an order by hand; what comes after them follows as it does now. */
export const mostOrdered = 500;
const perPage = 100;

/** All that the question gives, as far as they are put in order by hand. */
export async function itemsInOrder(
  call: Call,
  blockGuid: string,
  asked: Omit<ListQuery, 'pageNumber' | 'itemCount' | 'joinRest'> & { language?: Language },
): Promise<ListItem[]> {
  const items: ListItem[] = [];
  for (let pageNumber = 1; items.length < mostOrdered; pageNumber += 1) {
    const query = { ...asked, pageNumber, itemCount: perPage };
    const page = await call(readList, { params: { blockGuid }, query });
    items.push(...page);
    if (page.length < perPage) break;
  }
  return items;
}
