import { sql } from 'kysely';
import type { Language } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PageDocument, PageKind, StoredBlock } from '../contract/page.ts';
import type { PageDecisions } from '../contract/page-decisions.ts';
import { failureColumns, frameColumns, frameOf, type PageFrame } from './page-frames.repository.ts';

/** A page with everything that a change of it has to know. */
export interface WritablePage extends PageFrame {
  /** As it is being written. */
  document: PageDocument;
  /** What readers have. */
  published: PageDocument | undefined;
  /** What readers have, or had last. */
  lastVersion: PageDocument | undefined;
}

export const insertPage = async (
  db: PlatformDb,
  { id = crypto.randomUUID(), kind }: { id?: string | undefined; kind: PageKind },
): Promise<string> => {
  await db.insertInto('page').values({ id, kind }).execute();
  return id;
};

/** Before any of them is changed, and always in one order, so that two who publish several cannot wait for each other. */
export async function lockPages(db: PlatformDb, ids: readonly string[]): Promise<Map<string, PageKind>> {
  const rows = await db
    .selectFrom('page')
    .select(['id', 'kind'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ id, kind }) => [id, kind as PageKind]));
}

export async function findWritablePage(db: PlatformDb, id: string): Promise<WritablePage | undefined> {
  const row = await db
    .selectFrom('page')
    .leftJoin('page_version as published', 'published.id', 'page.published_version_id')
    .leftJoin('user', 'user.id', 'page.changed_by')
    .leftJoin('page_failed_plan as failed', 'failed.page_id', 'page.id')
    .leftJoin('user as planner', 'planner.id', 'failed.planned_by')
    .select((eb) => [
      ...frameColumns,
      ...failureColumns,
      'page.working_copy',
      'published.document as published',
      'published.number',
      'published.published_at',
      'user.name',
      eb
        .selectFrom('page_version')
        .select('page_version.document')
        .whereRef('page_version.page_id', '=', 'page.id')
        .orderBy('page_version.number', 'desc')
        .limit(1)
        .as('newest'),
    ])
    .where('page.id', '=', id)
    .executeTakeFirst();
  const document = row?.working_copy ?? row?.newest;
  if (row === undefined || document === null || document === undefined) return undefined;
  return {
    ...frameOf({ ...row, hasChanges: row.working_copy !== null }),
    document: document as PageDocument,
    published: (row.published ?? undefined) as PageDocument | undefined,
    lastVersion: (row.published ?? row.newest ?? undefined) as PageDocument | undefined,
  };
}

export interface Signature {
  by: string;
  at: Date;
}

/** Null when it says the same as what was published last. The page's log has what was done (operations/page-log.ts). */
export async function saveWorkingCopy(
  db: PlatformDb,
  id: string,
  document: PageDocument | null,
  { by, at }: Signature,
  operations = 1,
): Promise<void> {
  await db
    .updateTable('page')
    .set({
      working_copy: document === null ? null : JSON.stringify(document),
      sequence: sql`sequence + ${operations}`,
      changed_at: at,
      changed_by: by,
    })
    .where('id', '=', id)
    .execute();
}

export interface NewVersion {
  document: PageDocument;
  by: string;
  /** What they said of it. */
  note?: string | undefined;
}

/** An immutable version, which readers get from now on. */
export async function insertVersion(db: PlatformDb, pageId: string, { document, by, note }: NewVersion): Promise<void> {
  const version = await db
    .insertInto('page_version')
    .columns(['page_id', 'number', 'document', 'published_by', 'note'])
    .expression((eb) =>
      eb
        .selectFrom('page_version')
        .select([
          eb.val(pageId).as('page_id'),
          sql<number>`coalesce(max(number), 0) + 1`.as('number'),
          sql<string>`${JSON.stringify(document)}::jsonb`.as('document'),
          eb.val(by).as('published_by'),
          sql<string | null>`${note || null}::text`.as('note'),
        ])
        .where('page_id', '=', pageId),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('page')
    .set({ published_version_id: version.id, visibility: document.visibility, role_ids: document.roleIds })
    .where('id', '=', pageId)
    .execute();
}

export const setUnpublished = (
  db: PlatformDb,
  pageId: string,
  { by, at, keepsEnd }: Signature & { keepsEnd: boolean },
) =>
  db
    .updateTable('page')
    .set({
      published_version_id: null,
      changed_at: at,
      changed_by: by,
      ...(keepsEnd ? {} : { unpublish_at: null }),
    })
    .where('id', '=', pageId)
    .execute();

/** Who decided what about it. */
export const saveDecisions = (db: PlatformDb, pageId: string, decisions: PageDecisions) =>
  db
    .updateTable('page')
    .set({ decisions: JSON.stringify(decisions) })
    .where('id', '=', pageId)
    .execute();

/** Resolves to those that stand on another page, or twice on this one; nothing of theirs is stored. */
export async function replaceBlockInstances(
  db: PlatformDb,
  pageId: string,
  blocks: readonly (StoredBlock & { partId: string | null })[],
): Promise<string[]> {
  await db.deleteFrom('block_instance').where('page_id', '=', pageId).execute();
  if (blocks.length === 0) return [];
  const guids = blocks.map(({ guid }) => guid);
  const stored = await db
    .insertInto('block_instance')
    .values(
      blocks
        .filter(({ guid }, place) => guids.indexOf(guid) === place)
        .map(({ guid, buildingBlockName, visibility, roleIds, period, partId }) => ({
          id: guid,
          page_id: pageId,
          building_block_name: buildingBlockName,
          visibility,
          role_ids: roleIds,
          shown_from: period.from ?? null,
          shown_until: period.until ?? null,
          part_id: partId,
        })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  const kept = new Set(stored.map(({ id }) => id));
  return guids.filter((guid, place) => !kept.has(guid.toLowerCase()) || guids.indexOf(guid) !== place);
}

/** From now on these blocks are of this page, for ever; answers those that are, or ever were, of another. */
export async function claimBlocks(db: PlatformDb, pageId: string, guids: readonly string[]): Promise<string[]> {
  if (guids.length === 0) return [];
  // In one order, so that two who claim the same cannot wait for each other.
  const claims = [...new Set(guids)].sort().map((id) => ({ id, page_id: pageId }));
  await db
    .insertInto('block_owner')
    .values(claims)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const rows = await db
    .selectFrom('block_owner')
    .select('id')
    .where('id', 'in', guids)
    .where('page_id', '<>', pageId)
    .execute();
  return rows.map(({ id }) => id);
}

/** What the published version is drawn with; a guid that is nobody's is left out. */
export async function replaceUses(db: PlatformDb, pageId: string, usedIds: readonly string[]): Promise<void> {
  await db.deleteFrom('page_use').where('page_id', '=', pageId).execute();
  if (usedIds.length === 0) return;
  await db
    .insertInto('page_use')
    .columns(['page_id', 'used_id'])
    .expression((eb) =>
      eb
        .selectFrom('page')
        .select([eb.val(pageId).as('page_id'), 'page.id'])
        .where('page.id', 'in', usedIds)
        .where('page.id', '<>', pageId),
    )
    .execute();
}

export const setSchedule = (
  db: PlatformDb,
  pageId: string,
  schedule: {
    publishAt?: Date | null;
    /** Which go out then; none for all that are no drafts. */
    languages?: readonly Language[] | null;
    unpublishAt?: Date | null;
    /** Of what is planned; without it the plan ends. */
    plannedBy?: string | null;
  },
) =>
  db
    .updateTable('page')
    .set({
      ...(schedule.publishAt === undefined ? {} : { publish_at: schedule.publishAt }),
      ...(schedule.languages === undefined ? {} : { publish_languages: schedule.languages && [...schedule.languages] }),
      ...(schedule.unpublishAt === undefined ? {} : { unpublish_at: schedule.unpublishAt }),
      ...(schedule.plannedBy === undefined ? {} : { planned_by: schedule.plannedBy, ended_plan: null }),
    })
    .where('id', '=', pageId)
    .execute();

/** The one that has waited longest. Another process that works on it keeps it from us. */
export async function takeDuePage(db: PlatformDb, now: Date, except: readonly string[]): Promise<string | undefined> {
  const row = await db
    .selectFrom('page')
    .select('id')
    .where('deleted_at', 'is', null)
    .where(({ eb, or }) => or([eb('publish_at', '<=', now), eb('unpublish_at', '<=', now)]))
    .where(sql<boolean>`id <> all(${except}::uuid[])`)
    .orderBy(sql`least(publish_at, unpublish_at)`)
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.id;
}
