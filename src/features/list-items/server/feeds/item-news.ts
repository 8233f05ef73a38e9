import type { ListItemsParts } from '../list-items-parts.ts';
import { findMakers, findNewsSince, findParentsAmong, type NewsItem } from './item-news.repository.ts';

export type { NewsItem };

/** More at once is an import: who follows gets to know of so many, and finds the rest in the list. */
const most = 500;

/** For who tells others what appeared. Whether one may read it is decided for each of them. */
export function createItemNews({ platform, clock }: Pick<ListItemsParts, 'platform' | 'clock'>) {
  return {
    since: (since: Date): Promise<NewsItem[]> => findNewsSince(platform.db, since, clock.now(), most),

    /** Those of these items that others hang below. */
    async themesAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
      if (ids.length === 0) return new Set();
      return new Set((await findParentsAmong(platform.db, ids, clock.now())).map(({ id }) => id));
    },

    /** Who made an item; undefined for what came from elsewhere, or when they are gone. */
    async makerOf(id: string): Promise<string | undefined> {
      const [found] = await findMakers(platform.db, [id]);
      return found?.createdBy ?? undefined;
    },
  };
}
