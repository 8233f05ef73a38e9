import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { MediaFolder, MediaFolderInput } from '../../contract/media.ts';

export const listFolders = async (db: PlatformDb): Promise<MediaFolder[]> => {
  const rows = await db
    .selectFrom('asset_folder')
    .select((eb) => [
      'asset_folder.id as guid',
      'asset_folder.parent_id as parent',
      'asset_folder.name',
      eb
        .selectFrom('asset')
        .whereRef('asset.folder_id', '=', 'asset_folder.id')
        .where('asset.deleted_at', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('fileCount'),
    ])
    .orderBy(sql`lower(asset_folder.name)`)
    .orderBy('asset_folder.id')
    .execute();
  return rows.map((row) => ({ ...row, fileCount: row.fileCount ?? 0 }));
};

/** One change of the tree at a time: two that are harmless alone can make a circle together. */
export const lockFolders = (db: PlatformDb) =>
  sql`select pg_advisory_xact_lock(hashtextextended('asset folders', 0))`.execute(db);

export async function insertFolder(db: PlatformDb, { name, parent }: MediaFolderInput): Promise<string> {
  const { id } = await db
    .insertInto('asset_folder')
    .values({ name, parent_id: parent })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateFolder = (db: PlatformDb, id: string, { name, parent }: MediaFolderInput) =>
  db.updateTable('asset_folder').set({ name, parent_id: parent }).where('id', '=', id).execute();

/** What was in it moves to where it was itself; the trash included. */
export async function deleteFolder(db: PlatformDb, { guid, parent }: MediaFolder): Promise<void> {
  await db.updateTable('asset').set({ folder_id: parent }).where('folder_id', '=', guid).execute();
  await db.updateTable('asset_folder').set({ parent_id: parent }).where('parent_id', '=', guid).execute();
  await db.deleteFrom('asset_folder').where('id', '=', guid).execute();
}
