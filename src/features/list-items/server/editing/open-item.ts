import { randomUUID } from 'node:crypto';
import { doOperation } from '#features/pages/contract/operations/do-operation.ts';
import { OperationFault } from '#features/pages/contract/operations/operation-fault.ts';
import { operationsBetween } from '#features/pages/contract/operations/operations-between.ts';
import { knownTranslations } from '#features/translation/contract/known-translations.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import { type EditedItem, editedItem } from '../../contract/editing/edited-item.ts';
import { sourceOf } from '../item-snapshot.ts';
import type { ItemWriting } from '../item-writing.ts';
import { findVersion } from '../items.repository.ts';
import { type Done, findEdit, type ItemEdit, insertItemOperations, saveEdit } from './item-edits.repository.ts';

/** An item that is locked and that the viewer may edit, with what is written of it. */
export interface OpenItem {
  found: Awaited<ReturnType<ItemWriting['locked']>>;
  edit: ItemEdit;
  /** As it is written now. */
  document: EditedItem;
}

/** All who edit it start from the same of what is known of its translations. */
const withNotes = (document: EditedItem): EditedItem => ({ ...document, translations: knownTranslations(document) });

/** Does them one after another; what does not fit what is written is left out, as the item itself has it anyway. */
function takenOver(document: EditedItem, operations: ReturnType<typeof operationsBetween>) {
  const group = randomUUID();
  const done: Done[] = [];
  let current = document;
  for (const operation of operations) {
    try {
      const applied = doOperation(current, operation, false);
      current = applied.document as EditedItem;
      done.push({ id: randomUUID(), operation, inverse: applied.inverse, group, undoes: null });
    } catch (error) {
      if (!(error instanceof OperationFault)) throw error;
    }
  }
  return { document: current, done };
}

/**
 * Calls that write an item at once (§7) know nothing of what is being written of it. What they changed since is taken over
 * here, as operations of who made that call, so that open editors hear of it and nobody's words are lost.
 */
export async function openItem(
  trx: PlatformTransaction,
  writing: Pick<ItemWriting, 'locked'>,
  viewer: Viewer,
  id: string,
): Promise<OpenItem> {
  const found = await writing.locked(trx, viewer, id);
  const { row, type } = found;
  if (row.deletedAt !== null) throw notFound();
  const item = withNotes(editedItem(sourceOf(row, type.name)));
  const { changedBy, changedAt, version } = row;
  const edit = await findEdit(trx, id);
  if (edit === undefined) {
    return { found, edit: { sequence: 0, document: null, itemVersion: version, changedBy, changedAt }, document: item };
  }
  if (edit.itemVersion === version)
    return { found, edit, document: edit.document === null ? item : withNotes(edit.document) };
  const snapshot = await findVersion(trx, id, edit.itemVersion);
  const before = snapshot === undefined ? (edit.document ?? item) : editedItem(snapshot);
  const { document, done } = takenOver(withNotes(edit.document ?? before), operationsBetween(before, item));
  await insertItemOperations(trx, { itemId: id, sequence: edit.sequence }, done, { by: changedBy, at: changedAt });
  const caughtUp: ItemEdit = {
    sequence: edit.sequence + done.length,
    document: edit.document === null ? null : document,
    itemVersion: version,
    changedBy,
    changedAt,
  };
  await saveEdit(trx, id, caughtUp);
  return { found, edit: caughtUp, document };
}
