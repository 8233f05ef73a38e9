import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PageDocument, PageKind } from '../../contract/page.ts';
import type { Signature } from '../pages-writing.repository.ts';

interface ThrownAway extends Signature {
  /** The page that it went along with. */
  deletedWith?: string | undefined;
}

export const setDeleted = (db: PlatformDb, pageId: string, { by, at, deletedWith }: ThrownAway) =>
  db
    .updateTable('page')
    .set({ deleted_at: at, deleted_by: by, deleted_with: deletedWith ?? null })
    .where('id', '=', pageId)
    .execute();

export const setRestored = (db: PlatformDb, pageId: string) =>
  db
    .updateTable('page')
    .set({ deleted_at: null, deleted_by: null, deleted_with: null })
    .where('id', '=', pageId)
    .execute();

/** Those that are still in the trash, in the order of their ids. */
export async function findThrownAwayWith(db: PlatformDb, pageId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('page')
    .select('id')
    .where('deleted_with', '=', pageId)
    .where('deleted_at', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export interface TrashRow {
  id: string;
  kind: PageKind;
  document: PageDocument;
  wasPublished: boolean;
  deletedAt: Date;
  deletedBy: { id: string | null; name: string };
}

export async function listTrashRows(db: PlatformDb): Promise<TrashRow[]> {
  const rows = await db
    .selectFrom('page')
    .leftJoin('user', 'user.id', 'page.deleted_by')
    .select((eb) => [
      'page.id',
      'page.kind',
      'page.working_copy',
      'page.published_version_id',
      'page.deleted_at',
      'page.deleted_by',
      'user.name',
      eb
        .selectFrom('page_version')
        .select('page_version.document')
        .whereRef('page_version.page_id', '=', 'page.id')
        .orderBy('page_version.number', 'desc')
        .limit(1)
        .as('newest'),
    ])
    .where('page.deleted_at', 'is not', null)
    .orderBy('page.deleted_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as PageKind,
    document: (row.working_copy ?? row.newest) as PageDocument,
    wasPublished: row.published_version_id !== null,
    deletedAt: row.deleted_at ?? new Date(0),
    deletedBy: { id: row.deleted_by, name: row.name ?? '' },
  }));
}

export const listDeletedBefore = async (db: PlatformDb, moment: Date): Promise<string[]> =>
  (await db.selectFrom('page').select('id').where('deleted_at', '<', moment).execute()).map(({ id }) => id);

/** Only what lies in the trash. Answers the blocks that they had, ever. */
export async function deletePages(db: PlatformDb, ids: readonly string[]): Promise<string[]> {
  await db.deleteFrom('page').where('id', 'in', ids).where('deleted_at', 'is not', null).execute();
  return (await db.selectFrom('block_owner').select('id').where('page_id', 'in', ids).execute()).map(({ id }) => id);
}
