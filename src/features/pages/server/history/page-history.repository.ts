import type { PlatformDb } from '#platform/server/database/database.ts';

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
      'page_version.note',
      eb('page.published_version_id', '=', eb.ref('page_version.id')).as('isPublished'),
    ])
    .where('page_version.page_id', '=', pageId);

export const listVersionRows = (db: PlatformDb, pageId: string) =>
  versions(db, pageId).orderBy('page_version.number', 'desc').execute();

export const findVersionRow = (db: PlatformDb, pageId: string, number: number) =>
  versions(db, pageId).where('page_version.number', '=', number).executeTakeFirst();

export type VersionRow = Awaited<ReturnType<typeof listVersionRows>>[number];

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
