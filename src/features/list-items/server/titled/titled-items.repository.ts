import { sql } from 'kysely';
import type { Visibility } from '#platform/contract/rights/visibility.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';

export interface TitledItemRow {
  id: string;
  shortId: string;
  listId: string;
  typeId: string;
  title: StoredText;
  isPublished: boolean;
  publishedOn: Date;
  unpublishOn: Date | null;
  periodEnd: Date | null;
  visibility: Visibility;
  roleIds: string[];
  createdBy: string | null;
  deletedAt: null;
}

const pattern = (word: string) => sql`'%' || lower(public.unaccent('public.unaccent', ${word})) || '%'`;

/**
 * So many items with these words in their title. In the default language they are looked for in the index that lists are
 * sorted by, which has every title and nothing else. In another there is only the index of all that is written on an item's
 * card: so many that it finds are looked at, so that a common word costs no more than a rare one.
 */
export async function findTitledItems(
  db: PlatformDb,
  { words, language, limit }: { words: readonly string[]; language: Language; limit: number },
): Promise<TitledItemRow[]> {
  const there = db.selectFrom('item').where('item.deleted_at', 'is', null);
  const inDefault = words.reduce(
    (query, word) => query.where(sql<boolean>`item.sort_title like ${pattern(word)}`),
    there.select('item.id'),
  );
  const inAny = words.reduce(
    (query, word) => query.where(sql<boolean>`item.search_text like ${pattern(word)}`),
    there.select(['item.id', 'item.title']),
  );
  const title = sql<string>`lower(public.unaccent('public.unaccent', found.title -> '$lang' ->> ${language}))`;
  const inAnother = words.reduce(
    (query, word) => query.where(sql<boolean>`${title} like ${pattern(word)}`),
    db.selectFrom(inAny.limit(mostLookedAt).as('found')).select('found.id'),
  );
  const first = db.selectFrom(inDefault.limit(limit).as('first')).select('first.id');
  const second = db.selectFrom(inAnother.limit(limit).as('second')).select('second.id');
  const ids = language === defaultLanguage ? first : first.unionAll(second);
  const rows = await db
    .with(
      (with_) => with_('hit').materialized(),
      () => ids,
    )
    .selectFrom('item')
    .innerJoin('hit', 'hit.id', 'item.id')
    .distinctOn('item.id')
    .select([
      'item.id',
      'item.short_id as shortId',
      'item.list_id as listId',
      'item.type_id as typeId',
      'item.title',
      'item.is_published as isPublished',
      'item.published_on as publishedOn',
      'item.unpublish_on as unpublishOn',
      'item.period_end as periodEnd',
      'item.visibility',
      'item.role_ids as roleIds',
      'item.created_by as createdBy',
      'item.deleted_at as deletedAt',
    ])
    .execute();
  return rows as unknown as TitledItemRow[];
}

const mostLookedAt = 1000;
