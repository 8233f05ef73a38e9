import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';

/** Whose day to be looked at has come, the longest ago first. `ownerId`: only those that they look after. */
export async function findDuePages(
  db: PlatformDb,
  { today, ownerId, limit }: { today: string; ownerId: string | undefined; limit: number },
) {
  const due = db
    .selectFrom('page')
    .where('page.deleted_at', 'is', null)
    .where('page.review_on', '<=', sql<string>`${today}::date`)
    .$if(ownerId !== undefined, (query) => query.where('page.owner_id', '=', ownerId ?? ''));
  const [pages, { total }] = await Promise.all([
    due
      .leftJoin('user as owner', 'owner.id', 'page.owner_id')
      .select(['page.id', 'page.kind', 'owner.name as owner', sql<string>`page.review_on::text`.as('reviewOn')])
      .orderBy('page.review_on')
      .orderBy('page.id')
      .limit(limit)
      .execute(),
    due.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { pages, total };
}

/** Those of which somebody can be told: they look after it. */
export const findOwnedDue = (db: PlatformDb, today: string) =>
  db
    .selectFrom('page')
    .select(['id', 'owner_id as ownerId', sql<string>`review_on::text`.as('reviewOn')])
    .where('deleted_at', 'is', null)
    .where('review_on', '<=', sql<string>`${today}::date`)
    .where('owner_id', 'is not', null)
    .$narrowType<{ ownerId: string }>()
    .orderBy('id')
    .execute();

/** That this person was the last to change. */
export const findRecentPages = (db: PlatformDb, userId: string, limit: number) =>
  db
    .selectFrom('page')
    .select((eb) => ['id', 'changed_at as changedAt', eb('working_copy', 'is not', null).as('hasChanges')])
    .where('deleted_at', 'is', null)
    .where('kind', '=', 'page')
    .where('changed_by', '=', userId)
    .orderBy('changed_at', 'desc')
    .limit(limit)
    .execute();

/** What is planned, the soonest first. `plannedBy`: only by them. */
export const findPlannedPages = (
  db: PlatformDb,
  { plannedBy, limit }: { plannedBy: string | undefined; limit: number },
) =>
  db
    .selectFrom('page')
    .leftJoin('user', 'user.id', 'page.planned_by')
    .select(['page.id', 'page.publish_at as publishAt', 'page.unpublish_at as unpublishAt', 'user.name as by'])
    .where('page.deleted_at', 'is', null)
    .where(({ or, eb }) => or([eb('page.publish_at', 'is not', null), eb('page.unpublish_at', 'is not', null)]))
    .$if(plannedBy !== undefined, (query) => query.where('page.planned_by', '=', plannedBy ?? ''))
    .orderBy(sql`least(page.publish_at, page.unpublish_at)`)
    .limit(limit)
    .execute();

export async function countOwnedPages(db: PlatformDb, ownerId: string): Promise<number> {
  const { total } = await db
    .selectFrom('page')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}
