import type { PageState } from '#features/pages/contract/working-copy.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { isForReaders } from '../../contract/item-state.ts';
import type { ItemRow } from '../items.repository.ts';
import { findName, type ItemEdit } from './item-edits.repository.ts';

/** How an item that is being written stands, as its editor knows it of a page. */
export async function editStateOf(db: PlatformDb, row: ItemRow, edit: ItemEdit, now: Date): Promise<PageState> {
  const isRead = isForReaders(row, now);
  const isPlanned = row.isPublished && row.publishedOn > now;
  return {
    guid: row.id,
    kind: 'page',
    sequence: edit.sequence,
    isPublished: isRead,
    hasChanges: (isRead || isPlanned) && edit.document !== null,
    publishAt: isPlanned ? row.publishedOn.toISOString() : null,
    // What goes out then is stored in the item.
    plannedLanguages: null,
    unpublishAt: row.unpublishOn?.toISOString() ?? null,
    // What was approved is stored when it is planned, so nothing can be in its way at its hour (0088).
    failedPlan: null,
    changedAt: edit.changedAt.toISOString(),
    changedBy: { id: edit.changedBy, name: await findName(db, edit.changedBy) },
    version: isRead ? { number: row.version, publishedAt: row.publishedOn.toISOString() } : null,
  };
}
