import { sql } from 'kysely';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { RedirectFilter, RedirectListQuery } from '../contract/redirect.ts';
import { statusOf, targetOf } from './redirect-rows.ts';
import type { StoredRedirect } from './redirects.repository.ts';

export interface ListedRedirect extends StoredRedirect {
  pageTitle: StoredText | null;
  since: Date;
  madeBy: string | null;
  hits: number;
  lastUsedAt: Date | null;
}

/** As it is being written, else as readers have it. */
const titleOfPage = sql<StoredText | null>`coalesce(page.working_title, page_version.title)`;

const likeness = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

function matching(db: PlatformDb, { search, filter }: RedirectFilter) {
  const pattern = likeness(search);
  return db
    .selectFrom('redirect')
    .leftJoin('redirect_use', 'redirect_use.path', 'redirect.path')
    .leftJoin('page', 'page.id', 'redirect.page_id')
    .leftJoin('page_version', 'page_version.id', 'page.published_version_id')
    .where('redirect.ended_at', 'is', null)
    .$if(search !== '', (query) =>
      query.where(({ eb, or }) =>
        or([
          eb('redirect.path', 'ilike', pattern),
          eb('redirect.target', 'ilike', pattern),
          sql<boolean>`exists (select from jsonb_each_text(${titleOfPage} -> '$lang') t where t.value ilike ${pattern})`,
        ]),
      ),
    )
    .$if(filter === 'hand', (query) => query.where('redirect.is_automatic', '=', false))
    .$if(filter === 'automatic', (query) => query.where('redirect.is_automatic', '=', true))
    .$if(filter === 'unused', (query) => query.where('redirect_use.path', 'is', null));
}

const sorts = { from: 'redirect.path', since: 'redirect.since', hits: 'redirect_use.hits' } as const;

export async function listRedirectRows(
  db: PlatformDb,
  { sort_by, pageNumber, itemCount, ...filter }: RedirectListQuery,
): Promise<ListedRedirect[]> {
  const [sort, direction] = sort_by.split('_') as [keyof typeof sorts, 'asc' | 'desc'];
  const rows = await matching(db, filter)
    .leftJoin('user', 'user.id', 'redirect.made_by')
    .select([
      'redirect.id',
      'redirect.path',
      'redirect.page_id',
      'redirect.language',
      'redirect.suffix',
      'redirect.target',
      'redirect.status',
      'redirect.is_automatic',
      'redirect.since',
      titleOfPage.as('title'),
      'user.name as made_by',
      'redirect_use.hits',
      'redirect_use.last_used_at',
    ])
    .orderBy(sorts[sort], (order) => (direction === 'desc' ? order.desc().nullsLast() : order.asc().nullsFirst()))
    .orderBy('redirect.path')
    .limit(itemCount)
    .offset((pageNumber - 1) * itemCount)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    from: row.path,
    target: targetOf(row),
    status: statusOf(row.status),
    isAutomatic: row.is_automatic,
    pageTitle: row.title,
    since: row.since,
    madeBy: row.made_by,
    hits: Number(row.hits ?? 0),
    lastUsedAt: row.last_used_at,
  }));
}

export async function countRedirects(db: PlatformDb, filter: RedirectFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const findMatching = async (db: PlatformDb, filter: RedirectFilter): Promise<{ id: string; from: string }[]> =>
  matching(db, filter).select(['redirect.id', 'redirect.path as from']).orderBy('redirect.path').execute();
