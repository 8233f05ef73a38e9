import { sql } from 'kysely';
import type { Visibility } from '#platform/contract/rights/visibility.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { AddedTo } from '../../contract/most-used-first.ts';

/** What an item is called as it is written, and all that says who may edit it. */
export interface AttendedItem {
  id: string;
  shortId: string;
  listId: string;
  typeId: string;
  title: StoredText;
  isPublished: boolean;
  publishedOn: Date;
  unpublishOn: Date | null;
  visibility: Visibility;
  roleIds: string[];
  createdBy: string | null;
  deletedAt: Date | null;
}

const written = (db: PlatformDb) =>
  db
    .selectFrom('item')
    .leftJoin('item_edit', 'item_edit.item_id', 'item.id')
    .select([
      'item.id',
      'item.short_id as shortId',
      'item.list_id as listId',
      'item.type_id as typeId',
      sql<StoredText>`coalesce(item_edit.document -> 'title', item.title)`.as('title'),
      'item.is_published as isPublished',
      'item.published_on as publishedOn',
      'item.unpublish_on as unpublishOn',
      'item.visibility',
      'item.role_ids as roleIds',
      'item.created_by as createdBy',
      'item.deleted_at as deletedAt',
    ])
    .where('item.deleted_at', 'is', null);

export interface RecentItemRow extends AttendedItem {
  changedAt: Date;
  hasChanges: boolean;
}

/** That this person was the last to change: what they saved, and what they are writing and readers do not have. */
export async function findRecentItems(db: PlatformDb, userId: string, limit: number): Promise<RecentItemRow[]> {
  const [saved, edited] = await Promise.all([
    written(db)
      .select(['item.changed_at as changedAt', sql<boolean>`not item.is_published`.as('hasChanges')])
      .where('item.changed_by', '=', userId)
      .orderBy('item.changed_at', 'desc')
      .limit(limit)
      .execute(),
    written(db)
      .select(['item_edit.changed_at as changedAt', sql<boolean>`true`.as('hasChanges')])
      .where('item_edit.changed_by', '=', userId)
      .where('item_edit.document', 'is not', null)
      .orderBy('item_edit.changed_at', 'desc')
      .limit(limit)
      .execute(),
  ]);
  const rows = [...edited, ...saved] as RecentItemRow[];
  const firsts = rows.filter((row, place) => rows.findIndex(({ id }) => id === row.id) === place);
  return firsts.sort((one, other) => other.changedAt.getTime() - one.changedAt.getTime()).slice(0, limit);
}

export interface PlannedItemRow extends AttendedItem {
  by: string | null;
}

/** What comes or goes by itself, the soonest first. `plannedBy`: only what they wrote last. */
export async function findPlannedItems(
  db: PlatformDb,
  { plannedBy, now, limit }: { plannedBy: string | undefined; now: Date; limit: number },
): Promise<PlannedItemRow[]> {
  const timed = (column: 'item.published_on' | 'item.unpublish_on') =>
    written(db)
      .leftJoin('user', 'user.id', 'item.changed_by')
      .select('user.name as by')
      .where('item.is_published', '=', true)
      .where(column, '>', now)
      .$if(plannedBy !== undefined, (query) => query.where('item.changed_by', '=', plannedBy ?? ''))
      .orderBy(column)
      .limit(limit)
      .execute();
  const rows = (await Promise.all([timed('item.published_on'), timed('item.unpublish_on')])).flat() as PlannedItemRow[];
  return rows.filter((row, place) => rows.findIndex(({ id }) => id === row.id) === place);
}

/** When this person last added something to these lists, and how much anybody did since a moment. */
export async function findAddedTo(
  db: PlatformDb,
  listIds: readonly string[],
  { userId, since }: { userId: string; since: Date },
): Promise<Map<string, Omit<AddedTo, 'isNews'>>> {
  const rows = await db
    .selectFrom(sql<{ id: string }>`unnest(${listIds}::uuid[])`.as<'list'>(sql`list(id)`))
    .select((eb) => {
      const inList = eb.selectFrom('item').whereRef('item.list_id', '=', 'list.id');
      return [
        'list.id',
        inList
          .where('item.created_by', '=', userId)
          .select(({ fn }) => fn.max<Date | null>('item.created_at').as('last'))
          .as('byMe'),
        inList
          .where('item.deleted_at', 'is', null)
          .where('item.created_at', '>', since)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as('lately'),
      ];
    })
    .execute();
  return new Map(rows.map(({ id, byMe, lately }) => [id, { byMe, lately: Number(lately ?? 0) }]));
}

/** By their ids, as far as they are there. */
export const findAttendedItems = async (db: PlatformDb, ids: readonly string[]): Promise<AttendedItem[]> =>
  ids.length === 0 ? [] : ((await written(db).where('item.id', 'in', ids).execute()) as AttendedItem[]);
