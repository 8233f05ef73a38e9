import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PageDocument, PageKind } from '../contract/page.ts';
import type { Signature } from './pages-writing.repository.ts';

const versions = (db: PlatformDb, pageId: string) =>
  db
    .selectFrom('page_version')
    .innerJoin('page', 'page.id', 'page_version.page_id')
    .leftJoin('user', 'user.id', 'page_version.published_by')
    .select((eb) => [
      'page_version.number',
      'page_version.document',
      'page_version.published_at as publishedAt',
      'page_version.published_by as publishedBy',
      'user.name as publisherName',
      eb('page.published_version_id', '=', eb.ref('page_version.id')).as('isPublished'),
    ])
    .where('page_version.page_id', '=', pageId);

export const listVersionRows = (db: PlatformDb, pageId: string) =>
  versions(db, pageId).orderBy('page_version.number', 'desc').execute();

export const findVersionRow = (db: PlatformDb, pageId: string, number: number) =>
  versions(db, pageId).where('page_version.number', '=', number).executeTakeFirst();

export type VersionRow = Awaited<ReturnType<typeof listVersionRows>>[number];

export const setDeleted = (db: PlatformDb, pageId: string, { by, at }: Signature) =>
  db.updateTable('page').set({ deleted_at: at, deleted_by: by }).where('id', '=', pageId).execute();

export const setRestored = (db: PlatformDb, pageId: string) =>
  db.updateTable('page').set({ deleted_at: null, deleted_by: null }).where('id', '=', pageId).execute();

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

/** Answers the blocks that they had, ever. */
export async function deleteTrashBefore(db: PlatformDb, moment: Date): Promise<string[]> {
  const pages = await db.deleteFrom('page').where('deleted_at', '<', moment).returning('id').execute();
  if (pages.length === 0) return [];
  const ids = pages.map(({ id }) => id);
  return (await db.selectFrom('block_owner').select('id').where('page_id', 'in', ids).execute()).map(({ id }) => id);
}

export async function countVersionsBy(db: PlatformDb, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('page_version')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('published_by', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export const giveVersionsTo = (db: PlatformDb, userId: string, to: string) =>
  db.updateTable('page_version').set({ published_by: to }).where('published_by', '=', userId).execute();
