import { sql } from 'kysely';
import type { Visibility } from '#platform/contract/rights/visibility.ts';
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
 * So many items with these words in their title. The index is of all that is written on an item's card, so it finds them and
 * the title is looked at after; at least one of the words must be as long as the pieces that the index is made of.
 */
export async function findTitledItems(
  db: PlatformDb,
  words: readonly string[],
  limit: number,
): Promise<TitledItemRow[]> {
  const anyTitle = sql`lower(public.unaccent('public.unaccent',
    (select string_agg(value, ' ') from jsonb_each_text(item.title -> '$lang'))))`;
  let query = db
    .selectFrom('item')
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
    .where('item.deleted_at', 'is', null);
  for (const word of words) {
    query = query
      .where(sql<boolean>`item.search_text like ${pattern(word)}`)
      .where(sql<boolean>`${anyTitle} like ${pattern(word)}`);
  }
  return (await query.limit(limit).execute()) as unknown as TitledItemRow[];
}
