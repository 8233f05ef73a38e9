import { sql } from 'kysely';
import type { PageDocument } from '#features/pages/contract/page.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';

/** A link shows a page or an item, never both. */
export interface PreviewSubject {
  kind: 'page' | 'item';
  id: string;
}
const columnOf = { page: 'page_id', item: 'item_id' } as const;

/** What a link shows that is of neither: all pages, while the site is closed. */
export const wholeSite = { kind: 'site' } as const;
export type AnySubject = PreviewSubject | typeof wholeSite;

export interface PreviewRow {
  id: string;
  pageId: string | null;
  itemId: string | null;
  isPinned: boolean;
  madeBy: string | null;
  makerName: string | null;
  madeAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  opened: number;
  lastOpenedAt: Date | null;
}

const previews = (db: PlatformDb) =>
  db
    .selectFrom('preview')
    .leftJoin('user', 'user.id', 'preview.made_by')
    .select([
      'preview.id',
      'preview.page_id as pageId',
      'preview.item_id as itemId',
      sql<boolean>`preview.document is not null`.as('isPinned'),
      'preview.made_by as madeBy',
      'user.name as makerName',
      'preview.made_at as madeAt',
      'preview.expires_at as expiresAt',
      'preview.revoked_at as revokedAt',
      'preview.opened',
      'preview.last_opened_at as lastOpenedAt',
    ]);

/** Links that ended long ago say nothing any more. */
const mostListed = 100;

export const listPreviewsOf = (db: PlatformDb, { kind, id }: PreviewSubject): Promise<PreviewRow[]> =>
  previews(db)
    .where(columnOf[kind], '=', id)
    .orderBy('preview.made_at', 'desc')
    .orderBy('preview.id')
    .limit(mostListed)
    .execute();

export const listSitePreviewRows = (db: PlatformDb): Promise<PreviewRow[]> =>
  previews(db)
    .where('preview.page_id', 'is', null)
    .where('preview.item_id', 'is', null)
    .orderBy('preview.made_at', 'desc')
    .orderBy('preview.id')
    .limit(mostListed)
    .execute();

export const findPreview = (db: PlatformDb, id: string): Promise<PreviewRow | undefined> =>
  previews(db).where('preview.id', '=', id).executeTakeFirst();

export interface OpenedRow extends PreviewRow {
  document: PageDocument | null;
}

export const findByToken = async (db: PlatformDb, tokenHash: string): Promise<OpenedRow | undefined> =>
  (await previews(db).select('preview.document').where('preview.token_hash', '=', tokenHash).executeTakeFirst()) as
    | OpenedRow
    | undefined;

export interface NewPreviewRow {
  subject: AnySubject;
  tokenHash: string;
  document: PageDocument | null;
  madeBy: string;
  madeAt: Date;
  expiresAt: Date;
}

export async function insertPreview(db: PlatformDb, row: NewPreviewRow): Promise<string> {
  const { id } = await db
    .insertInto('preview')
    .values({
      ...(row.subject.kind === 'site' ? {} : { [columnOf[row.subject.kind]]: row.subject.id }),
      token_hash: row.tokenHash,
      document: row.document === null ? null : JSON.stringify(row.document),
      made_by: row.madeBy,
      made_at: row.madeAt,
      expires_at: row.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const countOpening = (db: PlatformDb, id: string, at: Date) =>
  db.updateTable('preview').set({ opened: sql`opened + 1`, last_opened_at: at }).where('id', '=', id).execute();

export const setRevoked = (db: PlatformDb, id: string, at: Date) =>
  db.updateTable('preview').set({ revoked_at: at }).where('id', '=', id).where('revoked_at', 'is', null).execute();

/** Whoever has one of these sees the page or the item: those that are open now, with what is pinned in them. */
export const listOpen = async (
  db: PlatformDb,
  { kind, id }: PreviewSubject,
  now: Date,
): Promise<{ document: PageDocument | null }[]> =>
  (await db
    .selectFrom('preview')
    .select('document')
    .where(columnOf[kind], '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()) as { document: PageDocument | null }[];

/** Those that ended before this moment, with what was pinned in them. */
export const deleteEndedBefore = (db: PlatformDb, moment: Date) =>
  db
    .deleteFrom('preview')
    .where(({ eb, or }) => or([eb('expires_at', '<', moment), eb('revoked_at', '<', moment)]))
    .execute();
