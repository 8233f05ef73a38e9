import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { PageKind } from '../../contract/page.ts';
import { lockPages } from '../pages-writing.repository.ts';

/** Does the work of one thing, and hears why it is refused. */
export type Attempt = (guid: string, work: () => Promise<void>) => Promise<void>;

/** Whoever publishes one keeps the words of its shared parts for search, so those come first. */
const order: Record<PageKind, number> = { 'shared-part': 0, template: 1, page: 2 };

/** What each writes for search is written in one order too, whoever asked for them in whichever. */
export async function lockInOneOrder<T extends { guid: string }>(
  trx: PlatformTransaction,
  wanted: readonly T[],
): Promise<T[]> {
  if (wanted.length === 0) return [];
  const kinds = await lockPages(
    trx,
    wanted.map(({ guid }) => guid),
  );
  const rank = ({ guid }: T) => order[kinds.get(guid) ?? 'page'];
  return wanted.toSorted((one, other) => rank(one) - rank(other) || one.guid.localeCompare(other.guid));
}
