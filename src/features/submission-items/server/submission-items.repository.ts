import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { ItemMapping } from '../contract/item-mapping.ts';

/** More than anybody makes of one. */
const mostMade = 20;

export const listMade = (db: PlatformDb, submissionGuid: string) =>
  db
    .selectFrom('submission_item')
    .leftJoin('user', 'user.id', 'submission_item.made_by')
    .select(['item_guid as guid', 'title', 'made_at as madeAt', 'user.name as by'])
    .where('submission_guid', '=', submissionGuid)
    .where('undone_at', 'is', null)
    .orderBy('made_at', 'desc')
    .limit(mostMade)
    .execute();

export async function isMade(trx: PlatformTransaction, submissionGuid: string): Promise<boolean> {
  const row = await trx
    .selectFrom('submission_item')
    .select('item_guid')
    .where('submission_guid', '=', submissionGuid)
    .where('undone_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertMade(
  trx: PlatformTransaction,
  made: { itemGuid: string; submissionGuid: string; title: string; by: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('submission_item')
    .values({
      item_guid: made.itemGuid,
      submission_guid: made.submissionGuid,
      title: made.title,
      made_by: made.by,
      made_at: made.at,
    })
    .execute();
}

/** Of which submission it was made, and how it was called. */
export const findMade = (db: PlatformDb, itemGuid: string) =>
  db
    .selectFrom('submission_item')
    .select(['submission_guid as submissionGuid', 'title', 'undone_at as undoneAt'])
    .where('item_guid', '=', itemGuid)
    .executeTakeFirst();

export async function setUndone(trx: PlatformTransaction, itemGuid: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('submission_item')
    .set({ undone_at: now })
    .where('item_guid', '=', itemGuid)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function findSource(db: PlatformDb, itemGuid: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('submission_item')
    .select('submission_guid')
    .where('item_guid', '=', itemGuid)
    .executeTakeFirst();
  return row?.submission_guid;
}

export async function listMappings(db: PlatformDb, formGuid: string) {
  const rows = await db
    .selectFrom('submission_item_mapping')
    .select(['list_guid as listGuid', 'type_name as typeName', 'mapping'])
    .where('form_guid', '=', formGuid)
    .limit(200)
    .execute();
  // As the only writer, below, has it.
  return rows.map((row) => ({ ...row, mapping: row.mapping as ItemMapping }));
}

export async function rememberMapping(
  trx: PlatformTransaction,
  {
    formGuid,
    listGuid,
    typeName,
    mapping,
  }: { formGuid: string; listGuid: string; typeName: string; mapping: ItemMapping },
): Promise<void> {
  const chosen = { type_name: typeName, mapping: JSON.stringify(mapping) };
  await trx
    .insertInto('submission_item_mapping')
    .values({ form_guid: formGuid, list_guid: listGuid, ...chosen })
    .onConflict((on) => on.columns(['form_guid', 'list_guid']).doUpdateSet(chosen))
    .execute();
}
