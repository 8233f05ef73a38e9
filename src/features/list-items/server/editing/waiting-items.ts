import { AppError, notAllowed } from '#platform/contract/calls/errors.ts';
import { guidOf } from '#platform/contract/calls/guid-text.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { editedItem } from '../../contract/editing/edited-item.ts';
import { isForReaders } from '../../contract/item-state.ts';
import { sourceOf } from '../item-snapshot.ts';
import { findWaitingItems, type WaitingRow } from '../items.repository.ts';
import { type ListBlock, listRights } from '../list-block.ts';
import type { ListItemsParts } from '../list-items-parts.ts';
import { mayPublish, standingOn } from '../rights/item-decisions.ts';
import { personalRights } from '../rights/item-rights.ts';
import { findEdit } from './item-edits.repository.ts';

/** An item of which readers do not have what is written. */
export interface WaitingItem {
  guid: string;
  shortId: string;
  title: StoredText;
  state: 'draft' | 'changed' | 'scheduled';
  publishAt: Date | null;
  canEdit: boolean;
  sequence: number;
  /** Why this viewer cannot publish it as it is; nothing when they can. */
  refusal: string | undefined;
}

/** What waits in these lists, and what of these items, by guid or short id, readers do not get. */
export function createWaitingItems({ platform, lists, approval, clock }: ListItemsParts) {
  async function hasYes(viewer: Viewer, row: WaitingRow): Promise<boolean> {
    const edit = await findEdit(platform.db, row.id);
    // What type it is of is no part of what is written.
    const document = edit?.document ?? editedItem(sourceOf(row, ''));
    const item = { id: row.id, listId: row.listId, sequence: edit?.sequence ?? 0, document };
    const approved = await approval.approved(platform.db, viewer, item);
    return approved === 'all' || approved.length > 0;
  }

  async function whyNot(viewer: Viewer, row: WaitingRow, list: ListBlock | undefined): Promise<string | undefined> {
    const now = clock.now();
    try {
      if (!personalRights(viewer, row, list, now).canEdit) throw notAllowed();
      if (!mayPublish(standingOn(listRights(viewer, list, now)), row)) throw notAllowed('decided-by-editors');
      // Which languages go along is worked out when they do.
      if (!(await hasYes(viewer, row))) throw notAllowed('approval-needed');
      return undefined;
    } catch (error) {
      if (error instanceof AppError && !error.report) return error.code;
      throw error;
    }
  }

  return async (
    viewer: Viewer,
    asked: { lists: readonly string[]; items: readonly string[] },
    limit: number,
  ): Promise<WaitingItem[]> => {
    const now = clock.now();
    const guids = asked.items.map((id) => guidOf(id));
    const rows = await findWaitingItems(
      platform.db,
      {
        lists: asked.lists,
        ids: guids.filter((guid) => guid !== undefined),
        shortIds: asked.items.filter((_, place) => guids[place] === undefined),
      },
      { now, limit },
    );
    return Promise.all(
      rows.map(async (row): Promise<WaitingItem> => {
        const list = await lists.listBlock(row.listId);
        const { canEdit } = personalRights(viewer, row, list, now);
        const isPlanned = row.isPublished && row.publishedOn > now;
        return {
          guid: row.id,
          shortId: row.shortId,
          title: row.writtenTitle ?? row.title,
          state: isForReaders(row, now) ? 'changed' : isPlanned ? 'scheduled' : 'draft',
          publishAt: isPlanned ? row.publishedOn : null,
          canEdit,
          sequence: row.sequence ?? 0,
          refusal: await whyNot(viewer, row, list),
        };
      }),
    );
  };
}
