import { sql } from 'kysely';
import type { PageDocument } from '#features/pages/contract/page.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';

export interface PreviewRow {
  id: string;
  pageId: string;
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
    .selectFrom('page_preview')
    .leftJoin('user', 'user.id', 'page_preview.made_by')
    .select([
      'page_preview.id',
      'page_preview.page_id as pageId',
      sql<boolean>`page_preview.document is not null`.as('isPinned'),
      'page_preview.made_by as madeBy',
      'user.name as makerName',
      'page_preview.made_at as madeAt',
      'page_preview.expires_at as expiresAt',
      'page_preview.revoked_at as revokedAt',
      'page_preview.opened',
      'page_preview.last_opened_at as lastOpenedAt',
    ]);

/** Links that ended long ago say nothing any more. */
const mostListed = 100;

export const listOfPage = (db: PlatformDb, pageId: string): Promise<PreviewRow[]> =>
  previews(db)
    .where('page_preview.page_id', '=', pageId)
    .orderBy('page_preview.made_at', 'desc')
    .orderBy('page_preview.id')
    .limit(mostListed)
    .execute();

export const findPreview = (db: PlatformDb, id: string): Promise<PreviewRow | undefined> =>
  previews(db).where('page_preview.id', '=', id).executeTakeFirst();

export interface OpenedRow extends PreviewRow {
  document: PageDocument | null;
}

export const findByToken = async (db: PlatformDb, tokenHash: string): Promise<OpenedRow | undefined> =>
  (await previews(db)
    .select('page_preview.document')
    .where('page_preview.token_hash', '=', tokenHash)
    .executeTakeFirst()) as OpenedRow | undefined;

export interface NewPreviewRow {
  pageId: string;
  tokenHash: string;
  document: PageDocument | null;
  madeBy: string;
  madeAt: Date;
  expiresAt: Date;
}

export async function insertPreview(db: PlatformDb, row: NewPreviewRow): Promise<string> {
  const { id } = await db
    .insertInto('page_preview')
    .values({
      page_id: row.pageId,
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
  db.updateTable('page_preview').set({ opened: sql`opened + 1`, last_opened_at: at }).where('id', '=', id).execute();

export const setRevoked = (db: PlatformDb, id: string, at: Date) =>
  db.updateTable('page_preview').set({ revoked_at: at }).where('id', '=', id).where('revoked_at', 'is', null).execute();

/** Whoever has one of these sees the page: those of this page that are open now, with what is pinned in them. */
export const listOpen = async (
  db: PlatformDb,
  pageId: string,
  now: Date,
): Promise<{ document: PageDocument | null }[]> =>
  (await db
    .selectFrom('page_preview')
    .select('document')
    .where('page_id', '=', pageId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()) as { document: PageDocument | null }[];

/** Those that ended before this moment, with what was pinned in them. */
export const deleteEndedBefore = (db: PlatformDb, moment: Date) =>
  db
    .deleteFrom('page_preview')
    .where(({ eb, or }) => or([eb('expires_at', '<', moment), eb('revoked_at', '<', moment)]))
    .execute();
