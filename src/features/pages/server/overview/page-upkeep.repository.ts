import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';

export async function findUpkeep(db: PlatformDb, pageId: string) {
  const row = await db
    .selectFrom('page')
    .leftJoin('user', 'user.id', 'page.owner_id')
    .select(['user.id', 'user.name', sql<string | null>`page.review_on::text`.as('review_on')])
    .where('page.id', '=', pageId)
    .executeTakeFirstOrThrow();
  const owner = row.id === null ? null : { id: row.id, name: row.name ?? '' };
  return { owner, reviewOn: row.review_on };
}

/** Answers who it was before. */
export async function setOwner(db: PlatformDb, pageId: string, ownerId: string | null): Promise<string | null> {
  const before = await db.selectFrom('page').select('owner_id').where('id', '=', pageId).executeTakeFirstOrThrow();
  await db.updateTable('page').set({ owner_id: ownerId }).where('id', '=', pageId).execute();
  return before.owner_id;
}

/** Answers which day it was before. */
export async function setReviewDay(db: PlatformDb, pageId: string, day: string | null): Promise<string | null> {
  const before = await db
    .selectFrom('page')
    .select(sql<string | null>`review_on::text`.as('review_on'))
    .where('id', '=', pageId)
    .executeTakeFirstOrThrow();
  await db.updateTable('page').set({ review_on: day }).where('id', '=', pageId).execute();
  return before.review_on;
}

const mostFound = 20;

const possible = (db: PlatformDb) =>
  db
    .selectFrom('user')
    .select(['user.id', 'user.name', 'user.email'])
    .where('user.is_active', '=', true)
    // Who may edit a page: by their type, or because a page may name one of their roles.
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('user.account_type', '<>', 'Standard'),
        exists(selectFrom('user_role').select('user_role.role_id').whereRef('user_role.user_id', '=', 'user.id')),
      ]),
    );

export const findPossibleOwners = (db: PlatformDb, search: string) =>
  possible(db)
    .where(
      sql<boolean>`search_text like '%' || lower(public.unaccent('public.unaccent', ${search.replace(/[\\%_]/g, '\\$&')})) || '%'`,
    )
    .orderBy(sql`search_text collate "C"`)
    .limit(mostFound)
    .execute();

export const findPossibleOwner = (db: PlatformDb, id: string) =>
  possible(db).where('user.id', '=', id).executeTakeFirst();
