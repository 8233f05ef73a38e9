import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { isOut } from '../listing/lists.repository.ts';

const columns = [
  'item.id',
  'item.list_id as listId',
  'item.parent_ids as parentIds',
  'item.version',
  'item.created_by as createdBy',
  'item.changed_by as changedBy',
] as const;

/** What readers get by now and appeared or was written since then, the newest first. */
export const findNewsSince = (db: PlatformDb, since: Date, now: Date, limit: number) =>
  db
    .selectFrom('item')
    .select(columns)
    .where('item.deleted_at', 'is', null)
    .where(isOut(now))
    .where(sql<boolean>`(item.changed_at > ${since} or item.published_on > ${since})`)
    .orderBy('item.published_on', 'desc')
    .orderBy('item.id')
    .limit(limit)
    .execute();

export type NewsItem = Awaited<ReturnType<typeof findNewsSince>>[number];

/** Those of these that something readers have hangs below. */
export const findParentsAmong = (db: PlatformDb, ids: readonly string[], now: Date) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('item')
        .select(sql<string>`unnest(item.parent_ids)`.as('id'))
        .where('item.deleted_at', 'is', null)
        .where(isOut(now))
        .where(sql<boolean>`item.parent_ids && ${[...ids]}::uuid[]`)
        .as('parent'),
    )
    .select('parent.id')
    .distinct()
    .where('parent.id', 'in', ids)
    .execute();

export const findMakers = (db: PlatformDb, ids: readonly string[]) =>
  db.selectFrom('item').select(['id', 'created_by as createdBy']).where('id', 'in', ids).execute();
