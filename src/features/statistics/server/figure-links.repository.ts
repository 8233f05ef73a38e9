import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';

export interface FigureLinkRow {
  guid: string;
  name: string;
  makerName: string | null;
  madeAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  opened: number;
  lastOpenedAt: Date | null;
}

const links = (db: PlatformDb) =>
  db
    .selectFrom('statistic_link')
    .leftJoin('user', 'user.id', 'statistic_link.made_by')
    .select([
      'statistic_link.guid',
      'statistic_link.name',
      'user.name as makerName',
      'statistic_link.made_at as madeAt',
      'statistic_link.expires_at as expiresAt',
      'statistic_link.revoked_at as revokedAt',
      'statistic_link.opened',
      'statistic_link.last_opened_at as lastOpenedAt',
    ]);

/** Those that ended long ago are forgotten, so more than these are links that nobody keeps track of. */
const mostListed = 100;

export const listLinks = (db: PlatformDb): Promise<FigureLinkRow[]> =>
  links(db).orderBy('statistic_link.made_at', 'desc').orderBy('statistic_link.guid').limit(mostListed).execute();

export const findLink = (db: PlatformDb, guid: string): Promise<FigureLinkRow | undefined> =>
  links(db).where('statistic_link.guid', '=', guid).executeTakeFirst();

export const findLinkByToken = (db: PlatformDb, tokenHash: string): Promise<FigureLinkRow | undefined> =>
  links(db).where('statistic_link.token_hash', '=', tokenHash).executeTakeFirst();

interface NewRow {
  name: string;
  tokenHash: string;
  madeBy: string;
  madeAt: Date;
  expiresAt: Date;
}

export async function insertLink(db: PlatformDb, row: NewRow): Promise<string> {
  const { guid } = await db
    .insertInto('statistic_link')
    .values({
      name: row.name,
      token_hash: row.tokenHash,
      made_by: row.madeBy,
      made_at: row.madeAt,
      expires_at: row.expiresAt,
    })
    .returning('guid')
    .executeTakeFirstOrThrow();
  return guid;
}

/** False when it was taken back before. */
export async function setLinkRevoked(db: PlatformDb, guid: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('statistic_link')
    .set({ revoked_at: at })
    .where('guid', '=', guid)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const countOpening = (db: PlatformDb, guid: string, at: Date) =>
  db
    .updateTable('statistic_link')
    .set({ opened: sql`opened + 1`, last_opened_at: at })
    .where('guid', '=', guid)
    .execute();

export const deleteLinksEndedBefore = (db: PlatformDb, moment: Date) =>
  db
    .deleteFrom('statistic_link')
    .where(({ eb, or }) => or([eb('expires_at', '<', moment), eb('revoked_at', '<', moment)]))
    .execute();
