import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';

export interface LinkRow {
  id: string;
  name: string;
  madeBy: string | null;
  madeAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  opened: number;
  lastOpenedAt: Date | null;
}

const links = (db: PlatformDb) =>
  db
    .selectFrom('past_link')
    .leftJoin('user', 'user.id', 'past_link.made_by')
    .select([
      'past_link.id',
      'past_link.name',
      'user.name as madeBy',
      'past_link.made_at as madeAt',
      'past_link.expires_at as expiresAt',
      'past_link.revoked_at as revokedAt',
      'past_link.opened',
      'past_link.last_opened_at as lastOpenedAt',
    ]);

/** Links that ended long ago say nothing any more. */
const mostListed = 100;

export const listLinks = (db: PlatformDb): Promise<LinkRow[]> =>
  links(db).orderBy('past_link.made_at', 'desc').orderBy('past_link.id').limit(mostListed).execute();

export const findLink = (db: PlatformDb, id: string): Promise<LinkRow | undefined> =>
  links(db).where('past_link.id', '=', id).executeTakeFirst();

export const findLinkByToken = (db: PlatformDb, tokenHash: string): Promise<LinkRow | undefined> =>
  links(db).where('past_link.token_hash', '=', tokenHash).executeTakeFirst();

export async function insertLink(
  db: PlatformDb,
  row: { name: string; tokenHash: string; madeBy: string; madeAt: Date; expiresAt: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('past_link')
    .values({
      name: row.name,
      token_hash: row.tokenHash,
      made_by: row.madeBy,
      made_at: row.madeAt,
      expires_at: row.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const countLook = (db: PlatformDb, id: string, at: Date) =>
  db.updateTable('past_link').set({ opened: sql`opened + 1`, last_opened_at: at }).where('id', '=', id).execute();

/** False when somebody did so before. */
export async function setLinkRevoked(db: PlatformDb, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('past_link')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const deleteLinksEndedBefore = (db: PlatformDb, moment: Date) =>
  db
    .deleteFrom('past_link')
    .where(({ eb, or }) => or([eb('expires_at', '<', moment), eb('revoked_at', '<', moment)]))
    .execute();
