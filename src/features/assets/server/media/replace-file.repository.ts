import type { PlatformDb } from '#platform/server/database/database.ts';

/** What lies at an address: all that changes when its file is replaced. */
export interface FileFacts {
  name: string;
  mediaType: string;
  byteSize: number;
  width: number | null;
  height: number | null;
  sha256: string;
  focalX: number | null;
  focalY: number | null;
}

const columns = [
  'name',
  'media_type as mediaType',
  'byte_size as byteSize',
  'width',
  'height',
  'sha256',
  'focal_x as focalX',
  'focal_y as focalY',
] as const;

const row = (file: FileFacts) => ({
  name: file.name,
  media_type: file.mediaType,
  byte_size: file.byteSize,
  width: file.width,
  height: file.height,
  sha256: file.sha256,
  focal_x: file.focalX,
  focal_y: file.focalY,
});

/** Until the end of the transaction nobody else replaces it. */
export const lockAssetFile = (db: PlatformDb, id: string): Promise<FileFacts | undefined> =>
  db.selectFrom('asset').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();

export const findEarlierFile = (db: PlatformDb, id: string): Promise<FileFacts | undefined> =>
  db
    .selectFrom('asset_file')
    .select(columns)
    .where('asset_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The file that was there goes to where it can be brought back from. */
export async function putFile(
  db: PlatformDb,
  id: string,
  files: { before: FileFacts; after: FileFacts },
  by: { userId: string | null; now: Date },
): Promise<void> {
  await db
    .insertInto('asset_file')
    .values(({ selectFrom }) => ({
      ...row(files.before),
      asset_id: id,
      replaced_at: by.now,
      replaced_by: by.userId,
      file_since: selectFrom('asset').select('file_since').where('id', '=', id),
    }))
    .execute();
  await db
    .updateTable('asset')
    .set({ ...row(files.after), changed_at: by.now, file_since: by.now })
    .where('id', '=', id)
    .execute();
}

/** Answers the files that were let go. */
export const forgetEarlierFilesBefore = async (db: PlatformDb, moment: Date): Promise<string[]> => {
  const gone = await db.deleteFrom('asset_file').where('replaced_at', '<', moment).returning('sha256').execute();
  return gone.map(({ sha256 }) => sha256);
};

/** What several assets, now or earlier, are made of. */
export async function filesOf(db: PlatformDb, ids: readonly string[]): Promise<string[]> {
  const now = db.selectFrom('asset').select('sha256').where('id', 'in', ids);
  const earlier = db.selectFrom('asset_file').select('sha256').where('asset_id', 'in', ids);
  return (await now.union(earlier).execute()).map(({ sha256 }) => sha256);
}
