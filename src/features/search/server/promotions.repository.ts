import { sql } from 'kysely';
import { isShortId } from '#platform/contract/calls/guid.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';

export interface PromotionRow {
  id: string;
  language: Language;
  phrases: string[];
  targetKind: 'page' | 'item' | 'url';
  targetId: string | null;
  url: string | null;
  title: string | null;
  description: string;
}

const columns = [
  'id',
  'language',
  'phrases',
  'target_kind as targetKind',
  'target_id as targetId',
  'url',
  'title',
  'description',
] as const;

export async function listPromotionRows(db: PlatformDb, language: Language): Promise<PromotionRow[]> {
  const rows = await db
    .selectFrom('search_promotion')
    .select(columns)
    .where('language', '=', language)
    .orderBy('sort_order')
    .orderBy('created_at')
    .execute();
  return rows as PromotionRow[];
}

const valuesOf = (row: Omit<PromotionRow, 'id'>) => ({
  language: row.language,
  phrases: row.phrases,
  target_kind: row.targetKind,
  target_id: row.targetId,
  url: row.url,
  title: row.title,
  description: row.description,
});

export async function insertPromotion(db: PlatformDb, row: Omit<PromotionRow, 'id'>): Promise<string> {
  const { id } = await db
    .insertInto('search_promotion')
    .values({
      ...valuesOf(row),
      sort_order: db.selectFrom('search_promotion').select(sql<number>`coalesce(max(sort_order), 0) + 1`.as('last')),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether it is there. */
export async function updatePromotion(db: PlatformDb, { id, ...row }: PromotionRow): Promise<boolean> {
  const done = await db.updateTable('search_promotion').set(valuesOf(row)).where('id', '=', id).executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

export async function removePromotion(db: PlatformDb, id: string): Promise<PromotionRow | undefined> {
  const row = await db.deleteFrom('search_promotion').where('id', '=', id).returning(columns).executeTakeFirst();
  return row as PromotionRow | undefined;
}

export async function setPromotionOrder(db: PlatformDb, ids: readonly string[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    await db.updateTable('search_promotion').set({ sort_order: index }).where('id', '=', id).execute();
  }
}

/** By its guid or short id. */
export async function findItem(db: PlatformDb, id: string): Promise<string | undefined> {
  const found = db.selectFrom('search_entry').select('subject_id').where('kind', '=', 'item').limit(1);
  const row = await (isShortId(id)
    ? found.where('short_id', '=', id)
    : found.where('subject_id', '=', id)
  ).executeTakeFirst();
  return row?.subject_id;
}
