import { sql } from 'kysely';
import type { PlatformTransaction } from '#platform/server/platform.ts';

/** Held until the end: of two processes that look at the same time the second finds what the first left. */
export async function lockMark(trx: PlatformTransaction): Promise<Date> {
  const row = await trx.selectFrom('news_mark').select('looked_at').forUpdate().executeTakeFirstOrThrow();
  return row.looked_at;
}

export const moveMark = (trx: PlatformTransaction, to: Date) =>
  trx.updateTable('news_mark').set({ looked_at: to }).execute();

/** What was told of these before, by the number of the version. */
export async function findToldItems(trx: PlatformTransaction, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('told_item')
    .select(['item_id as id', 'version'])
    .where('item_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, version }) => [id, version]));
}

export async function storeToldItems(
  trx: PlatformTransaction,
  items: readonly { id: string; version: number }[],
): Promise<void> {
  if (items.length === 0) return;
  await trx
    .insertInto('told_item')
    .values(items.map(({ id, version }) => ({ item_id: id, version })))
    .onConflict((on) => on.column('item_id').doUpdateSet({ version: sql`excluded.version` }))
    .execute();
}

/** False when it was told before. */
export async function storeToldPage(trx: PlatformTransaction, pageId: string, versionId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('told_page')
    .values({ page_id: pageId, version_id: versionId })
    .onConflict((on) =>
      on.column('page_id').doUpdateSet({ version_id: versionId }).where('told_page.version_id', '<>', versionId),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Whether these were open when they were last looked at. */
export async function findToldForms(trx: PlatformTransaction, guids: readonly string[]): Promise<Map<string, boolean>> {
  if (guids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('told_form')
    .select(['form_guid as guid', 'is_open as isOpen'])
    .where('form_guid', 'in', guids)
    .execute();
  return new Map(rows.map(({ guid, isOpen }) => [guid, isOpen]));
}

export const storeToldForm = (trx: PlatformTransaction, guid: string, isOpen: boolean) =>
  trx
    .insertInto('told_form')
    .values({ form_guid: guid, is_open: isOpen })
    .onConflict((on) => on.column('form_guid').doUpdateSet({ is_open: isOpen }))
    .execute();
