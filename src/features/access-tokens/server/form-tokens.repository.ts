import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';

const tokens = (db: PlatformDb) =>
  db
    .selectFrom('access_token')
    .innerJoin('user', 'user.id', 'access_token.user_id')
    .select(['access_token.id', 'access_token.name', 'access_token.hint', 'user.name as madeBy'])
    .select(['access_token.created_at as createdAt', 'access_token.expires_at as expiresAt'])
    .select('access_token.last_used_at as lastUsedAt');

export type FormTokenRow = Awaited<ReturnType<typeof listFormTokenRows>>[number];

export const listFormTokenRows = (db: PlatformDb, formGuid: string) =>
  tokens(db)
    .where('access_token.form_guid', '=', formGuid)
    .orderBy('access_token.created_at', 'desc')
    .orderBy('access_token.id')
    .execute();

export const findFormTokenRow = (db: PlatformDb, id: string) =>
  tokens(db).where('access_token.id', '=', id).executeTakeFirstOrThrow();

/** Those who make one at the same moment wait for one another. */
export async function countOpenFormTokens(trx: PlatformTransaction, formGuid: string, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tokens of form ${formGuid}`}, 0))`.execute(trx);
  const { number } = await trx
    .selectFrom('access_token')
    .select(({ fn }) => fn.countAll<number>().as('number'))
    .where('form_guid', '=', formGuid)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return number;
}

interface NewFormTokenRow {
  id: string;
  user_id: string;
  form_guid: string;
  name: string;
  token_hash: string;
  hint: string;
  created_at: Date;
  expires_at: Date;
}

export const insertFormToken = (trx: PlatformTransaction, row: NewFormTokenRow) =>
  trx
    .insertInto('access_token')
    .values({ ...row, scope: 'Form' })
    .execute();

export const deleteFormToken = (trx: PlatformTransaction, formGuid: string, id: string) =>
  trx
    .deleteFrom('access_token')
    .where('id', '=', id)
    .where('form_guid', '=', formGuid)
    .returning('name')
    .executeTakeFirst();
