import type { Visibility } from '#platform/contract/rights/visibility.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { type AssetHolder, type HeldByKind, publicHolder } from '../contract/asset-holder.ts';
import type { FocalPoint } from '../contract/media.ts';

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
  holder: AssetHolder;
  focalPoint?: FocalPoint | undefined;
  /** In the trash. */
  isDeleted?: boolean;
}

export async function findAsset(db: PlatformDb, id: string): Promise<AssetRow | undefined> {
  const row = await db
    .selectFrom('asset')
    .select(['id', 'name', 'media_type', 'byte_size', 'width', 'height', 'sha256', 'visibility', 'role_ids'])
    .select(['holder_kind', 'holder_id', 'focal_x', 'focal_y', 'deleted_at'])
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
      holder: row.holder_id === null ? publicHolder : { kind: row.holder_kind, id: row.holder_id },
      focalPoint: row.focal_x === null || row.focal_y === null ? undefined : { x: row.focal_x, y: row.focal_y },
      isDeleted: row.deleted_at !== null,
    }
  );
}

/** False when there is one with this id already. */
export async function insertAsset(
  db: PlatformDb,
  asset: AssetRow & { isInLibrary: boolean },
  addedBy: string | null,
): Promise<boolean> {
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
      holder_kind: asset.holder.kind,
      holder_id: asset.holder.id ?? null,
      is_in_library: asset.isInLibrary,
      added_by: addedBy,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The newest first. */
export const listHeld = (db: PlatformDb, { kind, id }: HeldByKind): Promise<{ id: string }[]> =>
  listHeldByAny(db, kind, [id]);

export const listHeldByAny = (db: PlatformDb, kind: string, ids: readonly string[]): Promise<{ id: string }[]> =>
  db
    .selectFrom('asset')
    .select('id')
    .where('holder_kind', '=', kind)
    .where('holder_id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** Those of these that are there and not in the trash. */
export const listPresent = async (db: PlatformDb, ids: readonly string[]): Promise<string[]> =>
  (await db.selectFrom('asset').select('id').where('id', 'in', ids).where('deleted_at', 'is', null).execute()).map(
    ({ id }) => id,
  );

export const deleteAssets = (db: PlatformDb, ids: readonly string[]) =>
  db.deleteFrom('asset').where('id', 'in', ids).execute();
