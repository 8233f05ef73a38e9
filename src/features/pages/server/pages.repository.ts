import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PageDocument } from '../contract/page.ts';

export interface PublishedPage {
  id: string;
  document: PageDocument;
  publishedAt: Date;
}

const published = (db: PlatformDb) =>
  db
    .selectFrom('page')
    .innerJoin('page_version', 'page_version.id', 'page.published_version_id')
    .select(['page.id', 'page_version.document', 'page_version.published_at'])
    .where('page.deleted_at', 'is', null);

const asPage = (row: { id: string; document: unknown; published_at: Date } | undefined): PublishedPage | undefined =>
  row && { id: row.id, document: row.document as PageDocument, publishedAt: row.published_at };

export const findPublishedPage = async (db: PlatformDb, id: string): Promise<PublishedPage | undefined> =>
  asPage(await published(db).where('page.id', '=', id).executeTakeFirst());

export const findPageIdByTitle = async (db: PlatformDb, title: string): Promise<string | undefined> => {
  const row = await published(db)
    .where(
      sql<boolean>`exists (select from jsonb_each_text(page_version.document -> 'title' -> '$lang') t where t.value = ${title})`,
    )
    .orderBy('page.created_at')
    .executeTakeFirst();
  return row?.id;
};

export const findPageIdOfBlock = async (db: PlatformDb, blockGuid: string): Promise<string | undefined> => {
  const row = await db.selectFrom('block_instance').select('page_id').where('id', '=', blockGuid).executeTakeFirst();
  return row?.page_id;
};

/** For the sitemap: what anyone may see, with when it last changed. */
export const listPublishedPages = async (db: PlatformDb): Promise<PublishedPage[]> =>
  (await published(db).orderBy('page.id').execute()).map((row) => ({
    id: row.id,
    document: row.document as PageDocument,
    publishedAt: row.published_at,
  }));

export interface LatestPage extends PublishedPage {
  isPublished: boolean;
}

/** Every page that is not in the trash, as it was last written. */
export async function listLatestPages(db: PlatformDb): Promise<LatestPage[]> {
  const rows = await db
    .selectFrom('page')
    .innerJoin('page_version', 'page_version.page_id', 'page.id')
    .distinctOn('page.id')
    .select(['page.id', 'page.published_version_id', 'page_version.document', 'page_version.published_at'])
    .where('page.deleted_at', 'is', null)
    .orderBy('page.id')
    .orderBy('page_version.number', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    document: row.document as PageDocument,
    publishedAt: row.published_at,
    isPublished: row.published_version_id !== null,
  }));
}

export const insertPage = async (db: PlatformDb, id: string = crypto.randomUUID()): Promise<string> => {
  await db.insertInto('page').values({ id }).execute();
  return id;
};

/** Locks the page, so that two who publish at once get two numbers. */
export const lockPage = (db: PlatformDb, id: string) =>
  db
    .selectFrom('page')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export async function insertVersion(db: PlatformDb, pageId: string, document: PageDocument, by: string): Promise<void> {
  const version = await db
    .insertInto('page_version')
    .columns(['page_id', 'number', 'document', 'published_by'])
    .expression((eb) =>
      eb
        .selectFrom('page_version')
        .select([
          eb.val(pageId).as('page_id'),
          sql<number>`coalesce(max(number), 0) + 1`.as('number'),
          sql<string>`${JSON.stringify(document)}::jsonb`.as('document'),
          eb.val(by).as('published_by'),
        ])
        .where('page_id', '=', pageId),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('page').set({ published_version_id: version.id }).where('id', '=', pageId).execute();
}

export const setUnpublished = (db: PlatformDb, pageId: string) =>
  db.updateTable('page').set({ published_version_id: null }).where('id', '=', pageId).execute();

/** Resolves to those that stand on another page, or twice on this one; nothing of theirs is stored. */
export async function replaceBlockInstances(
  db: PlatformDb,
  pageId: string,
  guids: readonly string[],
): Promise<string[]> {
  await db.deleteFrom('block_instance').where('page_id', '=', pageId).execute();
  if (guids.length === 0) return [];
  const stored = await db
    .insertInto('block_instance')
    .values([...new Set(guids)].map((id) => ({ id, page_id: pageId })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  const kept = new Set(stored.map(({ id }) => id));
  return guids.filter((guid, place) => !kept.has(guid.toLowerCase()) || guids.indexOf(guid) !== place);
}

export const findFormerPath = (db: PlatformDb, path: string) =>
  db.selectFrom('former_path').select(['page_id']).where('path', '=', path).executeTakeFirst();
