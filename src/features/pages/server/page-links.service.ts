import { sql } from 'kysely';
import { type LinkCounts, linksIn } from '#platform/server/database/links-in.ts';
import type { Platform } from '#platform/server/platform.ts';
import { pagesTag, partsTag } from '../contract/pages.tags.ts';

/** The links in what readers get of pages, templates and shared parts, by where they lead. */
export const createPageLinksService =
  ({ platform }: { platform: Platform }) =>
  (): Promise<LinkCounts> =>
    platform.remember('links-of-pages', [pagesTag, partsTag], async () => {
      const links = platform.db
        .selectFrom('page')
        .innerJoin('page_version', 'page_version.id', 'page.published_version_id')
        .select(linksIn(sql.ref('page_version.document')).as('href'))
        .where('page.deleted_at', 'is', null);
      const rows = await platform.db
        .selectFrom(links.as('link'))
        .select(({ fn }) => ['href', fn.countAll<number>().as('count')])
        .groupBy('href')
        .execute();
      return new Map(rows.map(({ href, count }) => [href, Number(count)]));
    });
