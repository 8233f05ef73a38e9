import { sql } from 'kysely';
import { type LinkCounts, linksIn } from '#platform/server/database/links-in.ts';
import type { Platform } from '#platform/server/platform.ts';
import { itemsTag } from '../contract/list-items.tags.ts';

/** The links in items that readers get, by where they lead. */
export const createItemLinksService =
  ({ platform }: { platform: Platform }) =>
  (): Promise<LinkCounts> =>
    platform.remember('links-of-items', [itemsTag], async () => {
      const links = platform.db
        .selectFrom('item')
        .select(linksIn(sql.ref('item.document')).as('href'))
        .where('deleted_at', 'is', null)
        .where('is_published', '=', true);
      const rows = await platform.db
        .selectFrom(links.as('link'))
        .select(({ fn }) => ['href', fn.countAll<number>().as('count')])
        .groupBy('href')
        .execute();
      return new Map(rows.map(({ href, count }) => [href, Number(count)]));
    });
