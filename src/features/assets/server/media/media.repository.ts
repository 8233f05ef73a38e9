import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTables } from '#platform/server/database/tables.generated.ts';
import { seenBy } from '#platform/server/visibility-filter.ts';
import type { AssetKind } from '../../contract/asset-kind.ts';
import type { MediaChanges, MediaFilter, MediaQuery, MediaSort } from '../../contract/media.ts';

type Assets = ExpressionBuilder<PlatformTables, 'asset'>;

const mostWords = 8;

/** Some holders keep their files out of the library (asset-holder.ts). What others hold is for who may edit those. */
const inLibrary = (eb: Assets, viewer: Viewer) =>
  eb.and([
    eb('asset.is_in_library', '=', true),
    eb.or([
      eb('asset.holder_kind', '<>', 'public'),
      seenBy(viewer, { visibility: 'asset.visibility', roleIds: 'asset.role_ids' }),
    ]),
  ]);

/** Each word somewhere in the name, the words or the credit; compared as the column is made (0013_media.sql). */
const hasWord = (word: string) =>
  sql<SqlBool>`asset.search_text like '%' || lower(public.unaccent('public.unaccent', ${word.replace(/[\\%_]/g, '\\$&')})) || '%'`;

const usesOf = (eb: Assets) => eb.selectFrom('asset_use').whereRef('asset_use.asset_id', '=', 'asset.id');

const sameBytes = (eb: Assets) =>
  eb
    .selectFrom('asset as other')
    .whereRef('other.sha256', '=', 'asset.sha256')
    .whereRef('other.id', '<>', 'asset.id')
    .where('other.deleted_at', 'is', null)
    .where('other.is_in_library', '=', true);

/** A picture that neither says what is on it nor that it needs no words. */
export const isUndescribed = sql<boolean>`(asset.media_type like 'image/%' and not asset.is_decorative
  and coalesce(asset.alt #>> '{$lang,nl}', '') = '')`;

function isOfKind(kind: AssetKind) {
  if (kind !== 'document') return sql<SqlBool>`asset.media_type like ${`${kind}/%`}`;
  return sql<SqlBool>`asset.media_type not similar to '(image|audio|video)/%'`;
}

function matches(eb: Assets, viewer: Viewer, { search, folder, kind, state }: MediaFilter) {
  const words = search.split(/\s+/).filter((word) => word !== '');
  return eb.and([
    inLibrary(eb, viewer),
    eb('asset.deleted_at', state === 'trash' ? 'is not' : 'is', null),
    ...words.slice(0, mostWords).map(hasWord),
    ...(folder === undefined
      ? []
      : [folder === 'none' ? eb('asset.folder_id', 'is', null) : eb('asset.folder_id', '=', folder)]),
    ...(kind === undefined ? [] : [isOfKind(kind)]),
    ...(state === 'unused' ? [eb.not(eb.exists(usesOf(eb).select('asset_use.kind')))] : []),
    ...(state === 'duplicates' ? [eb.exists(sameBytes(eb).select('other.id'))] : []),
    ...(state === 'undescribed' ? [isUndescribed] : []),
  ]);
}

const columns = [
  'asset.id',
  'asset.name',
  'asset.media_type as mediaType',
  'asset.byte_size as byteSize',
  'asset.width',
  'asset.height',
  'asset.sha256',
  'asset.title',
  'asset.alt',
  'asset.is_decorative as isDecorative',
  'asset.credit',
  'asset.focal_x as focalX',
  'asset.focal_y as focalY',
  'asset.folder_id as folderId',
  'asset.holder_id as heldBy',
  'asset.created_at as createdAt',
  'asset.changed_at as changedAt',
  'asset.deleted_at as deletedAt',
] as const;

const library = (db: PlatformDb) =>
  db
    .selectFrom('asset')
    .select(columns)
    .select((eb) => [
      usesOf(eb)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('useCount'),
      sameBytes(eb)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('duplicateCount'),
    ]);

export type MediaRow = Awaited<ReturnType<ReturnType<typeof library>['executeTakeFirstOrThrow']>>;

const sortColumns = { changed: 'asset.changed_at', name: sql`lower(asset.name)`, size: 'asset.byte_size' } as const;

export function findMedia(db: PlatformDb, viewer: Viewer, query: MediaQuery): Promise<MediaRow[]> {
  const [sort, direction] = query.sort_by.split('_') as [MediaSort, 'asc' | 'desc'];
  let found = library(db).where((eb) => matches(eb, viewer, query));
  // The same picture twice is only seen when the two stand side by side.
  if (query.state === 'duplicates') found = found.orderBy('asset.sha256');
  return found
    .orderBy(sortColumns[sort], direction)
    .orderBy('asset.id')
    .limit(query.itemCount)
    .offset((query.pageNumber - 1) * query.itemCount)
    .execute();
}

export async function countMedia(db: PlatformDb, viewer: Viewer, filter: MediaFilter): Promise<number> {
  const { total } = await db
    .selectFrom('asset')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where((eb) => matches(eb, viewer, filter))
    .executeTakeFirstOrThrow();
  return total;
}

/** In one order, so that two changes of the same files lock them in turn. */
export const listMediaIds = async (db: PlatformDb, viewer: Viewer, filter: MediaFilter): Promise<string[]> =>
  (
    await db
      .selectFrom('asset')
      .select('asset.id')
      .where((eb) => matches(eb, viewer, filter))
      .orderBy('asset.id')
      .execute()
  ).map(({ id }) => id);

export const findMediaById = (db: PlatformDb, viewer: Viewer, id: string): Promise<MediaRow | undefined> =>
  library(db)
    .where((eb) => inLibrary(eb, viewer))
    .where('asset.id', '=', id)
    .executeTakeFirst();

/** Those of the ids that the viewer has in their library, locked until the end of the transaction. */
export const lockMedia = (db: PlatformDb, viewer: Viewer, ids: readonly string[]) =>
  db
    .selectFrom('asset')
    .select([
      'asset.id',
      'asset.name',
      'asset.media_type as mediaType',
      'asset.deleted_at as deletedAt',
      'asset.folder_id as folderId',
    ])
    .where((eb) => inLibrary(eb, viewer))
    .where('asset.id', 'in', ids)
    .orderBy('asset.id')
    .forUpdate()
    .execute();

export const findDuplicates = (db: PlatformDb, viewer: Viewer, { id, sha256 }: { id: string; sha256: string }) =>
  db
    .selectFrom('asset')
    .select(['asset.id as guid', 'asset.name'])
    .where((eb) => inLibrary(eb, viewer))
    .where('asset.sha256', '=', sha256)
    .where('asset.id', '<>', id)
    .where('asset.deleted_at', 'is', null)
    .orderBy('asset.name')
    .limit(20)
    .execute();

/** Each file once, however often it was put back; the one that is there now is no earlier one. */
export const listEarlier = (db: PlatformDb, { id, sha256 }: { id: string; sha256: string }) =>
  db
    .selectFrom('asset_file as file')
    .select(['file.name', 'file.byte_size as byteSize', 'file.replaced_at as replacedAt'])
    .where('file.asset_id', '=', id)
    .where('file.sha256', '<>', sha256)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('asset_file as later')
            .select('later.id')
            .whereRef('later.asset_id', '=', 'file.asset_id')
            .whereRef('later.sha256', '=', 'file.sha256')
            .whereRef('later.id', '>', 'file.id'),
        ),
      ),
    )
    .orderBy('file.id', 'desc')
    .limit(10)
    .execute();

export async function updateMedia(db: PlatformDb, id: string, changes: MediaChanges, now: Date): Promise<void> {
  const { name, title, alt, isDecorative, credit, focalPoint, folder } = changes;
  await db
    .updateTable('asset')
    .set({
      changed_at: now,
      ...(name === undefined ? {} : { name }),
      ...(title === undefined ? {} : { title: JSON.stringify(title) }),
      ...(alt === undefined ? {} : { alt: JSON.stringify(alt) }),
      ...(isDecorative === undefined ? {} : { is_decorative: isDecorative }),
      ...(credit === undefined ? {} : { credit }),
      ...(focalPoint === undefined ? {} : { focal_x: focalPoint?.x ?? null, focal_y: focalPoint?.y ?? null }),
      ...(folder === undefined ? {} : { folder_id: folder }),
    })
    .where('id', '=', id)
    .execute();
}

export const moveMedia = (db: PlatformDb, ids: readonly string[], folder: string | null) =>
  db.updateTable('asset').set({ folder_id: folder }).where('id', 'in', ids).execute();

export const setDeleted = (db: PlatformDb, ids: readonly string[], deleted: { at: Date; by: string | null } | null) =>
  db
    .updateTable('asset')
    .set({ deleted_at: deleted?.at ?? null, deleted_by: deleted?.by ?? null })
    .where('id', 'in', ids)
    .execute();

export const listDeletedBefore = async (db: PlatformDb, moment: Date): Promise<string[]> =>
  (await db.selectFrom('asset').select('id').where('deleted_at', '<', moment).limit(500).execute()).map(({ id }) => id);

/** What lies in the trash and is still shown somewhere, the last thrown away first. */
export const findTrashedInUse = (db: PlatformDb, viewer: Viewer, limit: number) =>
  db
    .selectFrom('asset')
    .select(['asset.id', 'asset.name'])
    .where((eb) => matches(eb, viewer, inTrash))
    .where((eb) => eb.exists(usesOf(eb).select('asset_use.kind')))
    .orderBy('asset.deleted_at', 'desc')
    .limit(limit)
    .execute();

export interface TrashedFile {
  id: string;
  name: string;
  mediaType: string;
  folder: string | null;
  deletedAt: Date;
  deletedBy: string | null;
  deleterName: string | null;
}

const inTrash: MediaFilter = { search: '', state: 'trash' };

export const listTrashKeys = async (
  db: PlatformDb,
  viewer: Viewer,
  search: string,
): Promise<{ id: string; deletedAt: Date }[]> =>
  (await db
    .selectFrom('asset')
    .select(['asset.id', 'asset.deleted_at as deletedAt'])
    .where((eb) => matches(eb, viewer, { ...inTrash, search }))
    .execute()) as { id: string; deletedAt: Date }[];

export const findTrashedFiles = async (
  db: PlatformDb,
  viewer: Viewer,
  ids: readonly string[],
): Promise<TrashedFile[]> =>
  (await db
    .selectFrom('asset')
    .leftJoin('asset_folder', 'asset_folder.id', 'asset.folder_id')
    .leftJoin('user', 'user.id', 'asset.deleted_by')
    .select([
      'asset.id',
      'asset.name',
      'asset.media_type as mediaType',
      'asset_folder.name as folder',
      'asset.deleted_at as deletedAt',
      'asset.deleted_by as deletedBy',
      'user.name as deleterName',
    ])
    .where((eb) => matches(eb as unknown as Assets, viewer, inTrash))
    .where('asset.id', 'in', ids)
    .execute()) as TrashedFile[];
