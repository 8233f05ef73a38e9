import { sql } from 'kysely';
import type { LoggedOperation } from '#features/pages/contract/operations/operation.ts';
import {
  type Done,
  type LogRange,
  loggedOperation,
  operationColumns,
} from '#features/pages/contract/operations/operation-row.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { EditedItem } from '../../contract/editing/edited-item.ts';

/** What is being written of an item. */
export interface ItemEdit {
  /** The number of the last operation. */
  sequence: number;
  /** Nothing when it reads as the item itself does. */
  document: EditedItem | null;
  /** The version of the item that it was brought up to date with. */
  itemVersion: number;
  changedBy: string | null;
  changedAt: Date;
}

/** Whoever asks holds the item, and with it this. */
export async function findEdit(db: PlatformDb, itemId: string): Promise<ItemEdit | undefined> {
  const row = await db
    .selectFrom('item_edit')
    .select(['sequence', 'document', 'item_version', 'changed_by', 'changed_at'])
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  return (
    row && {
      sequence: row.sequence,
      document: row.document as EditedItem | null,
      itemVersion: row.item_version,
      changedBy: row.changed_by,
      changedAt: row.changed_at,
    }
  );
}

export async function saveEdit(db: PlatformDb, itemId: string, edit: ItemEdit): Promise<void> {
  const values = {
    sequence: edit.sequence,
    document: edit.document === null ? null : JSON.stringify(edit.document),
    item_version: edit.itemVersion,
    changed_by: edit.changedBy,
    changed_at: edit.changedAt,
  };
  await db
    .insertInto('item_edit')
    .values({ item_id: itemId, ...values })
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet(values))
    .execute();
}

/** Of a list, what items hang below as they are written, where that waits. */
export async function findWrittenParents(
  db: PlatformDb,
  listId: string,
): Promise<{ guid: string; parentGuids: string[] }[]> {
  const rows = await db
    .selectFrom('item_edit')
    .innerJoin('item', 'item.id', 'item_edit.item_id')
    .select(['item.id', sql<string[]>`item_edit.document -> 'item' -> 'parentGuids'`.as('parentGuids')])
    .where('item.list_id', '=', listId)
    .where('item.deleted_at', 'is', null)
    .where('item_edit.document', 'is not', null)
    .execute();
  return rows.map(({ id, parentGuids }) => ({ guid: id, parentGuids }));
}

interface Signature {
  by: string | null;
  at: Date;
}

/** Numbered after `sequence`. */
export async function insertItemOperations(
  db: PlatformDb,
  { itemId, sequence }: { itemId: string; sequence: number },
  done: readonly Done[],
  { by, at }: Signature,
): Promise<void> {
  if (done.length === 0) return;
  await db
    .insertInto('item_operation')
    .values(
      done.map(({ id, operation, inverse, group, undoes }, place) => ({
        item_id: itemId,
        number: sequence + 1 + place,
        id,
        done_by: by,
        done_at: at,
        operation: JSON.stringify(operation),
        inverse: JSON.stringify(inverse),
        group_id: group,
        undoes,
      })),
    )
    .execute();
}

/** In order. With a limit those nearest to the number that was named, or the last. */
export async function findItemOperations(
  db: PlatformDb,
  itemId: string,
  { after, before, limit }: LogRange,
): Promise<LoggedOperation[]> {
  let query = db
    .selectFrom('item_operation as log')
    .leftJoin('user', 'user.id', 'log.done_by')
    .select([...operationColumns, 'user.name'])
    .where('item_id', '=', itemId)
    .orderBy('number', after === undefined ? 'desc' : 'asc');
  if (after !== undefined) query = query.where('number', '>', after);
  if (before !== undefined) query = query.where('number', '<', before);
  if (limit !== undefined) query = query.limit(limit);
  const rows = await query.execute();
  return (after === undefined ? rows.reverse() : rows).map(loggedOperation);
}

/** Of these the ones that this person did. */
export async function findOwnOperations(
  db: PlatformDb,
  itemId: string,
  by: string | null,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0 || by === null) return new Set();
  const rows = await db
    .selectFrom('item_operation')
    .select('id')
    .where('item_id', '=', itemId)
    .where('done_by', '=', by)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function findName(db: PlatformDb, id: string | null): Promise<string> {
  if (id === null) return '';
  return (await db.selectFrom('user').select('name').where('id', '=', id).executeTakeFirst())?.name ?? '';
}
