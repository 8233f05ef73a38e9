import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import { closedFacet } from '../../contract/closed-topic.ts';

/** Those that say themselves that nobody reacts to them any more, by whichever of these fields. */
export async function findClosedTopics(
  db: PlatformDb,
  ids: readonly string[],
  fieldIds: readonly string[],
): Promise<Set<string>> {
  if (fieldIds.length === 0) return new Set();
  const says = fieldIds.map((id) => sql`facets @> ${JSON.stringify(closedFacet(id))}::jsonb`);
  const rows = await db
    .selectFrom('item')
    .select('id')
    .where('id', 'in', ids)
    .where(sql<boolean>`(${sql.join(says, sql` or `)})`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Answers its list; undefined when there is no such item. */
export async function setTalkedAt(trx: PlatformTransaction, id: string, at: Date | null): Promise<string | undefined> {
  const row = await trx
    .updateTable('item')
    .set({ talked_at: at })
    .where('id', '=', id)
    .where('talked_at', 'is distinct from', at)
    .returning('list_id')
    .executeTakeFirst();
  return row?.list_id;
}

/** Answers its list; undefined when it was so already. */
export async function setSticky(trx: PlatformTransaction, id: string, isSticky: boolean): Promise<string | undefined> {
  const row = await trx
    .updateTable('item')
    .set({ is_sticky: isSticky })
    .where('id', '=', id)
    .where('is_sticky', '!=', isSticky)
    .returning('list_id')
    .executeTakeFirst();
  return row?.list_id;
}

export interface TopicRow {
  id: string;
  listId: string;
  publishedOn: Date;
  createdBy: string | null;
}

/** Since when they are there, and by whom. */
export const findTopics = (db: PlatformDb, ids: readonly string[]): Promise<TopicRow[]> =>
  db
    .selectFrom('item')
    .select(['id', 'list_id as listId', 'published_on as publishedOn', 'created_by as createdBy'])
    .where('id', 'in', ids)
    .execute();
