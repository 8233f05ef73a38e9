import { guidOf } from '#platform/contract/calls/guid-text.ts';
import type { ThreadTarget } from './reaction.ts';
import { type ThreadOrder, threadOrders } from './reaction-words.ts';
import { cursorPattern } from './thread-cursor.ts';

/**
 * In the address of the page, so that a thread is read and linked to without script: its order, a part, and one reaction
 * (then the part is one of its answers).
 * Each by its thread, since a page can have several (platform: `isPageParameter`).
 */
const namesOf = (threadGuid: string) => {
  const own = threadGuid.slice(0, 6);
  return { order: `o-${own}`, cursor: `n-${own}`, from: `r-${own}` };
};

interface AskedThread {
  order: ThreadOrder;
  cursor?: string;
  from?: string;
}

/** What nobody asked is left out, so that every page has one usual address. */
export function askedThread(search: URLSearchParams, threadGuid: string, usual: ThreadOrder): AskedThread {
  const names = namesOf(threadGuid);
  const order = threadOrders.find((one) => one === search.get(names.order)) ?? usual;
  const cursor = search.get(names.cursor) ?? '';
  const from = guidOf(search.get(names.from) ?? '');
  const part = cursorPattern.test(cursor) && { cursor };
  return from === undefined ? { order, ...part } : { order: 'oldest', from, ...part };
}

export const threadInput = (params: ThreadTarget, search: URLSearchParams, usual: ThreadOrder) => ({
  params,
  query: askedThread(search, params.guid, usual),
});

/** The same page with another part of the thread; what else was asked of the page stays. */
export function threadHref(
  search: URLSearchParams,
  threadGuid: string,
  { order, cursor, from }: Partial<AskedThread>,
): string {
  const names = namesOf(threadGuid);
  const next = new URLSearchParams(search);
  for (const name of Object.values(names)) next.delete(name);
  if (order !== undefined) next.set(names.order, order);
  if (cursor !== undefined) next.set(names.cursor, cursor);
  if (from !== undefined) next.set(names.from, from);
  return `?${next}#${from === undefined ? 'reacties' : reactionAnchor(from)}`;
}

export const reactionAnchor = (guid: string): string => `reaction-${guid}`;

/** Where one reaction stands, however long its thread is. */
export const reactionPath = (path: string, threadGuid: string, guid: string): string =>
  `${path}?${namesOf(threadGuid).from}=${guid}#${reactionAnchor(guid)}`;
