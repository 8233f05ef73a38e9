import { randomUUID } from 'node:crypto';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { doOperation } from '#features/pages/contract/operations/do-operation.ts';
import { OperationFault } from '#features/pages/contract/operations/operation-fault.ts';
import type { Done } from '#features/pages/contract/operations/operation-row.ts';
import { operationsBetween } from '#features/pages/contract/operations/operations-between.ts';
import { rebase } from '#features/pages/contract/operations/rebase.ts';
import { knownTranslations } from '#features/translation/contract/known-translations.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import { type EditedItem, editedItem } from '../../contract/editing/edited-item.ts';
import { sourceOf } from '../item-snapshot.ts';
import type { ItemWriting } from '../item-writing.ts';
import { findVersion, type ItemRow } from '../items.repository.ts';
import { findEdit, type ItemEdit, insertItemOperations, saveEdit } from './item-edits.repository.ts';

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

interface CaughtUp extends Pick<OpenItem, 'edit' | 'document'> {
  /** What calls changed since, and is not in the log yet; nothing when no log was begun or all is in it. */
  done: Done[] | undefined;
}

/**
 * Calls that write an item at once (§7) know nothing of what is being written of it. What they changed since is worked out
 * here, as operations of who made that call, so that nobody's words are lost.
 */
export async function catchUp(db: PlatformDb, row: ItemRow, type: Pick<ItemType, 'name'>): Promise<CaughtUp> {
  const item = withNotes(editedItem(sourceOf(row, type.name)));
  const { id, changedBy, changedAt, version } = row;
  const edit = await findEdit(db, id);
  if (edit === undefined) {
    const none = { sequence: 0, document: null, itemVersion: version, changedBy, changedAt };
    return { edit: none, document: item, done: undefined };
  }
  if (edit.itemVersion === version) {
    return { edit, document: edit.document === null ? item : withNotes(edit.document), done: undefined };
  }
  const snapshot = await findVersion(db, id, edit.itemVersion);
  const before = snapshot === undefined ? (edit.document ?? item) : editedItem(snapshot);
  // Places in a text are those of the version that was changed, and what is written since may have moved them.
  const since = edit.document === null ? [] : operationsBetween(before, edit.document);
  const changes = rebase(operationsBetween(before, item), { operations: since });
  const { document, done } = takenOver(
    withNotes(edit.document ?? before),
    changes.filter((change) => typeof change === 'object'),
  );
  const caughtUp: ItemEdit = {
    sequence: edit.sequence + done.length,
    document: edit.document === null ? null : document,
    itemVersion: version,
    changedBy,
    changedAt,
  };
  return { edit: caughtUp, document, done };
}

/** Writes what calls changed since in the log, so that open editors hear of it. */
export async function openItem(
  trx: PlatformTransaction,
  writing: Pick<ItemWriting, 'locked'>,
  viewer: Viewer,
  id: string,
): Promise<OpenItem> {
  const found = await writing.locked(trx, viewer, id);
  const { row, type } = found;
  if (row.deletedAt !== null) throw notFound();
  const { edit, document, done } = await catchUp(trx, row, type);
  if (done === undefined) return { found, edit, document };
  const { changedBy: by, changedAt: at } = edit;
  await insertItemOperations(trx, { itemId: id, sequence: edit.sequence - done.length }, done, { by, at });
  await saveEdit(trx, id, edit);
  return { found, edit, document };
}
