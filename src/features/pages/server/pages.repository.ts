import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { draftLanguages, withoutLanguages } from '#platform/contract/texts/translation.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PageDocument, PageKind, StoredBlock } from '../contract/page.ts';

export interface PublishedPage {
  id: string;
  kind: PageKind;
  document: PageDocument;
  publishedAt: Date;
  /** The published templates and shared parts that it is drawn with, by guid. */
  parts: ReadonlyMap<string, PublishedPage>;
}

interface Row {
  id: string;
  kind: string;
  document: unknown;
  published_at: Date | string;
}

const none: ReadonlyMap<string, PublishedPage> = new Map();

/** What readers may have of a document: no texts of a language that is still a draft (product.md §1.10). */
export function readable(document: PageDocument): PageDocument {
  // A version of before translations were kept says nothing of them.
  const translations = document.translations ?? {};
  return { ...withoutLanguages(document, draftLanguages(translations)), translations };
}

const asPage = (row: Row, parts = none): PublishedPage => ({
  id: row.id,
  kind: row.kind as PageKind,
  document: readable(row.document as PageDocument),
  publishedAt: new Date(row.published_at),
  parts,
});

const published = (db: PlatformDb) =>
  db
    .selectFrom('page')
    .innerJoin('page_version', 'page_version.id', 'page.published_version_id')
    .select(['page.id', 'page.kind', 'page_version.document', 'page_version.published_at'])
    .where('page.deleted_at', 'is', null);

/** With all that it is drawn with, in one go: a template may itself show a shared part. */
export async function findPublishedPage(db: PlatformDb, id: string): Promise<PublishedPage | undefined> {
  const row = await published(db)
    .select((eb) => {
      const direct = eb
        .selectFrom('page_use as direct')
        .select('direct.used_id')
        .whereRef('direct.page_id', '=', 'page.id');
      const through = eb
        .selectFrom('page_use as first')
        .innerJoin('page_use as second', 'second.page_id', 'first.used_id')
        .select('second.used_id')
        .whereRef('first.page_id', '=', 'page.id');
      return jsonArrayFrom(
        eb
          .selectFrom('page as used')
          .innerJoin('page_version as used_version', 'used_version.id', 'used.published_version_id')
          .select(['used.id', 'used.kind', 'used_version.document', 'used_version.published_at'])
          .where('used.deleted_at', 'is', null)
          .where('used.id', 'in', direct.union(through)),
      ).as('parts');
    })
    .where('page.id', '=', id)
    .executeTakeFirst();
  return row && asPage(row, new Map(row.parts.map((part) => [part.id, asPage(part)])));
}

export async function findPublishedParts(db: PlatformDb, ids: readonly string[]): Promise<Map<string, PublishedPage>> {
  if (ids.length === 0) return new Map();
  const rows = await published(db).where('page.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, asPage(row)]));
}

/** Those of these pages that are not in the trash, and whether readers have them. */
export async function listLinkedPages(
  db: PlatformDb,
  ids: readonly string[],
): Promise<{ id: string; isPublished: boolean }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('page')
    .select(['id', 'published_version_id'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map((row) => ({ id: row.id, isPublished: row.published_version_id !== null }));
}

export const findPageIdByTitle = async (db: PlatformDb, title: string): Promise<string | undefined> => {
  const row = await published(db)
    .where('page.kind', '=', 'page')
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

/** Also of a block that nobody published yet, or that was taken off. */
export const findPageOfBlock = async (db: PlatformDb, blockGuid: string): Promise<string | undefined> => {
  const row = await db.selectFrom('block_owner').select('page_id').where('id', '=', blockGuid).executeTakeFirst();
  return row?.page_id;
};

/** Of every kind. */
export const listPublishedPages = async (db: PlatformDb): Promise<PublishedPage[]> =>
  (await published(db).orderBy('page.id').execute()).map((row) => asPage(row));

/** Those that have one of these kinds of blocks: few of many pages do. */
export const listPublishedPagesWith = async (db: PlatformDb, names: readonly string[]): Promise<PublishedPage[]> =>
  (
    await published(db)
      .where('page.id', 'in', (eb) =>
        eb
          .selectFrom('block_instance')
          .select('block_instance.page_id')
          .where('block_instance.building_block_name', 'in', names),
      )
      .orderBy('page.id')
      .execute()
  ).map((row) => asPage(row));

/** What says who may see and edit a page. */
export type RightsOfPage = Pick<PageDocument, 'visibility' | 'roleIds' | 'editPermission' | 'editRoles'>;

export type PublishedBlock = Pick<
  StoredBlock,
  'buildingBlockName' | 'version' | 'options' | 'visibility' | 'roleIds'
> & {
  page: RightsOfPage;
};

/** Of these kinds of blocks, wherever they are published; a page is large, and most of it is something else. */
export const listPublishedBlocks = async (db: PlatformDb, names: readonly string[]): Promise<PublishedBlock[]> => {
  const { rows } = await sql<{ page: PublishedBlock['page']; block: Omit<PublishedBlock, 'page'> }>`
    select document - 'buildingBlockInstances' as page, block
    from (${published(db)}) page, jsonb_array_elements(document -> 'buildingBlockInstances') block
    where block ->> 'buildingBlockName' = any(${names}::text[])`.execute(db);
  return rows.map(({ page, block }) => ({ ...block, page }));
};

/** The published pages that are drawn with this one, each without what it is drawn with. */
export const listPagesUsing = async (db: PlatformDb, usedId: string): Promise<PublishedPage[]> =>
  (
    await published(db)
      .innerJoin('page_use', 'page_use.page_id', 'page.id')
      .where('page_use.used_id', '=', usedId)
      .orderBy('page.id')
      .execute()
  ).map((row) => asPage(row));

export async function countUses(db: PlatformDb, usedId: string): Promise<number> {
  const { count } = await db
    .selectFrom('page_use')
    .innerJoin('page', 'page.id', 'page_use.page_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('page_use.used_id', '=', usedId)
    .where('page.deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface LatestPage {
  id: string;
  kind: PageKind;
  /** As it is being written. */
  document: PageDocument;
  /** What readers have. */
  published: PageDocument | undefined;
  hasChanges: boolean;
  publishAt: Date | null;
  unpublishAt: Date | null;
  changedAt: Date;
}

/** Every page of this kind that is not in the trash. */
export async function listLatestPages(db: PlatformDb, kind: PageKind): Promise<LatestPage[]> {
  const rows = await db
    .selectFrom('page')
    .leftJoin('page_version as published', 'published.id', 'page.published_version_id')
    .select((eb) => [
      'page.id',
      'page.kind',
      'page.working_copy',
      'page.publish_at',
      'page.unpublish_at',
      'page.changed_at',
      'published.document as published',
      eb
        .selectFrom('page_version')
        .select('page_version.document')
        .whereRef('page_version.page_id', '=', 'page.id')
        .where('page.published_version_id', 'is', null)
        .orderBy('page_version.number', 'desc')
        .limit(1)
        .as('newest'),
    ])
    .where('page.deleted_at', 'is', null)
    .where('page.kind', '=', kind)
    .orderBy('page.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as PageKind,
    document: (row.working_copy ?? row.published ?? row.newest) as PageDocument,
    published: row.published === null ? undefined : readable(row.published as PageDocument),
    hasChanges: row.working_copy !== null,
    publishAt: row.publish_at,
    unpublishAt: row.unpublish_at,
    changedAt: row.changed_at,
  }));
}
