import type { PlatformDb } from '#platform/server/database/database.ts';
import type { TokenReach } from '../contract/access-token.ts';
import type { TokenScope } from '../contract/token-choices.ts';

const shown = ['id', 'name', 'hint', 'scope', 'created_at', 'expires_at', 'last_used_at'] as const;

export const listTokenRows = (db: PlatformDb, userId: string) =>
  db
    .selectFrom('access_token')
    .select(shown)
    .$narrowType<{ scope: TokenScope }>()
    .where('user_id', '=', userId)
    .where('form_guid', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

export type TokenRow = Awaited<ReturnType<typeof listTokenRows>>[number];

export const countOpenTokens = async (db: PlatformDb, userId: string, now: Date): Promise<number> => {
  const { count } = await db
    .selectFrom('access_token')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('form_guid', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
};

interface NewTokenRow {
  id: string;
  user_id: string;
  name: string;
  token_hash: string;
  hint: string;
  scope: TokenScope;
  created_at: Date;
  expires_at: Date;
}

export const insertToken = (db: PlatformDb, row: NewTokenRow): Promise<TokenRow> =>
  db
    .insertInto('access_token')
    .values(row)
    .returning(shown)
    .$narrowType<{ scope: TokenScope }>()
    .executeTakeFirstOrThrow();

export const deleteToken = (db: PlatformDb, userId: string, id: string): Promise<{ name: string } | undefined> =>
  db
    .deleteFrom('access_token')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('form_guid', 'is', null)
    .returning('name')
    .executeTakeFirst();

interface OpenToken {
  id: string;
  name: string;
  userId: string;
  reach: TokenReach;
  expiresAt: Date;
  lastUsedAt: Date | null;
}

export async function findOpenToken(db: PlatformDb, hash: string, now: Date): Promise<OpenToken | undefined> {
  const row = await db
    .selectFrom('access_token')
    .select(['id', 'name', 'user_id as userId', 'scope', 'form_guid as formGuid'])
    .select(['expires_at as expiresAt', 'last_used_at as lastUsedAt'])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { scope, formGuid, ...rest } = row;
  return {
    ...rest,
    reach: formGuid === null ? { scope: scope as TokenScope, formGuid } : { scope: 'Form', formGuid },
  };
}

export const markTokenUsed = (db: PlatformDb, id: string, now: Date) =>
  db.updateTable('access_token').set({ last_used_at: now }).where('id', '=', id).execute();
