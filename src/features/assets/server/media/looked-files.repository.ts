import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { isUndescribed } from './media.repository.ts';

const library = (db: PlatformDb) =>
  db.selectFrom('asset').where('deleted_at', 'is', null).where('is_in_library', '=', true);

/** So many at a time, in the order of their ids. */
export const findLookedFiles = (db: PlatformDb, afterId: string, limit: number) =>
  library(db)
    .select((eb) => [
      'asset.id',
      'asset.created_at as createdAt',
      sql<boolean>`asset.media_type not like 'image/%'`.as('isDocument'),
      eb
        .exists(eb.selectFrom('asset_use').select('asset_use.kind').whereRef('asset_use.asset_id', '=', 'asset.id'))
        .$castTo<boolean>()
        .as('isUsed'),
      isUndescribed.as('isUndescribed'),
    ])
    .where('asset.id', '>', afterId)
    .orderBy('asset.id')
    .limit(limit)
    .execute();

export async function countLibrary(db: PlatformDb): Promise<number> {
  const { total } = await library(db)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export const findFileNames = async (db: PlatformDb, ids: readonly string[]) =>
  ids.length === 0 ? [] : library(db).select(['id', 'name', 'title']).where('id', 'in', ids).execute();
