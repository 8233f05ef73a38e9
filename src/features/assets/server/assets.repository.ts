import type { Visibility } from '#platform/contract/visibility.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';

export interface AssetRow {
  id: string;
  name: string;
  mediaType: string;
  byteSize: number;
  width: number | null;
  height: number | null;
  sha256: string;
  visibility: Visibility;
  roleIds: string[];
}

export async function findAsset(db: PlatformDb, id: string): Promise<AssetRow | undefined> {
  const row = await db
    .selectFrom('asset')
    .select(['id', 'name', 'media_type', 'byte_size', 'width', 'height', 'sha256', 'visibility', 'role_ids'])
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      name: row.name,
      mediaType: row.media_type,
      byteSize: row.byte_size,
      width: row.width,
      height: row.height,
      sha256: row.sha256,
      visibility: row.visibility as Visibility,
      roleIds: row.role_ids,
    }
  );
}

/** False when there is one with this id already. */
export async function insertAsset(db: PlatformDb, asset: AssetRow): Promise<boolean> {
  const inserted = await db
    .insertInto('asset')
    .values({
      id: asset.id,
      name: asset.name,
      media_type: asset.mediaType,
      byte_size: asset.byteSize,
      width: asset.width,
      height: asset.height,
      sha256: asset.sha256,
      visibility: asset.visibility,
      role_ids: asset.roleIds,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}
