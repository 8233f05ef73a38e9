import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';

/** The files that an import is to have, by their ids in its own file. */
export const listWantedFiles = (db: PlatformDb, importId: string): Promise<{ sourceId: string; url: string }[]> =>
  db
    .selectFrom('import_entry')
    .select(['source_id as sourceId', sql<string>`coalesce(source ->> 'url', '')`.as('url')])
    .where('import_id', '=', importId)
    .where('kind', '=', 'file')
    .where('state', 'in', ['Waiting', 'Failed'])
    .execute();

/** Answers the key of what was there before. */
export async function keepPicture(
  db: PlatformDb,
  importId: string,
  { sourceId, key }: { sourceId: string; key: string },
): Promise<string | undefined> {
  const before = await findPicture(db, importId, sourceId);
  await db
    .insertInto('import_picture')
    .values({ import_id: importId, source_id: sourceId, storage_key: key })
    .onConflict((conflict) => conflict.columns(['import_id', 'source_id']).doUpdateSet({ storage_key: key }))
    .execute();
  return before;
}

export async function findPicture(db: PlatformDb, importId: string, sourceId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('import_picture')
    .select('storage_key as key')
    .where('import_id', '=', importId)
    .where('source_id', '=', sourceId)
    .executeTakeFirst();
  return row?.key;
}

export const listPictures = (db: PlatformDb, importId: string): Promise<{ sourceId: string; key: string }[]> =>
  db
    .selectFrom('import_picture')
    .select(['source_id as sourceId', 'storage_key as key'])
    .where('import_id', '=', importId)
    .execute();

export const deletePicture = (db: PlatformDb, importId: string, sourceId: string) =>
  db.deleteFrom('import_picture').where('import_id', '=', importId).where('source_id', '=', sourceId).execute();
