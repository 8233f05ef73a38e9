import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';

export const findItemTitleRows = (db: PlatformDb, ids: readonly string[]) =>
  db
    .selectFrom('item')
    .leftJoin('item_edit', 'item_edit.item_id', 'item.id')
    .select([
      'item.id',
      'item.short_id as shortId',
      'item.list_id as listId',
      'item.is_published as isPublished',
      'item.published_on as publishedOn',
      'item.unpublish_on as unpublishOn',
      'item.version',
      'item_edit.sequence',
      'item_edit.item_version as editVersion',
    ])
    .select(sql<unknown>`coalesce(item_edit.document -> 'title', item.title)`.as('title'))
    .where('item.id', 'in', ids)
    .where('item.deleted_at', 'is', null)
    .execute();
