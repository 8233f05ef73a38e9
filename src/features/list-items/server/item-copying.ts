import { type Renamed, renamedIn } from '#features/pages/contract/copying/renamed-in.ts';
import type { Actor } from '#platform/server/actor.ts';
import { requireContentManager } from '#platform/server/require-viewer.ts';
import { asChecked } from './item-snapshot.ts';
import type { ItemWriting } from './item-writing.ts';
import { findExistingIds, findIdsOfLists, findItemsOfList, type ItemRow } from './items.repository.ts';
import type { ListItemsParts } from './list-items-parts.ts';
import { newShortId } from './new-short-id.ts';

const batch = 200;
const firstGuid = '00000000-0000-0000-0000-000000000000';

/** Items that come along with the list that they are in, when its page is copied. */
export function createItemCopying(parts: ListItemsParts, writing: ItemWriting) {
  const { platform, approval, clock } = parts;

  /** What was decided, who supported it and whether it stands in the spotlight belong to the original. */
  function copyOf(row: ItemRow, renamed: Renamed, isFree: boolean) {
    const { document, parentIds, ...item } = asChecked(row);
    const copied = renamedIn({ document, parentIds }, renamed);
    const isPublished = item.isPublished && isFree;
    return { ...item, ...copied, isPublished, isHighlighted: false, highlightUntil: null, decisions: {} };
  }

  async function copyBatch({ viewer }: Actor, listId: string, rows: readonly ItemRow[], renamed: Renamed) {
    const now = clock.now();
    const { timeZone } = await platform.locale();
    const isFree = await approval.isFree(viewer, listId);
    await writing.writtenByTypes(async ({ types, revisions }) => {
      const made = rows.flatMap((row) => {
        const type = types.find(({ guid }) => guid === row.typeId);
        const id = renamed(row.id);
        if (type === undefined || id === undefined) return [];
        const item = copyOf(row, renamed, isFree);
        return [{ id, shortId: newShortId(), listId, item, type, ...writing.columnsOf(item, type, { now, timeZone }) }];
      });
      if (made.length === 0) return { isWritten: true };
      const isWritten = await writing.writeNew({
        rows: made,
        by: { at: now, who: viewer.id ?? null },
        search: made.map((row) => writing.forSearch(row, row.item, row.type)),
        types: new Map(made.map(({ typeId }) => [typeId, revisions.get(typeId)])),
      });
      return { isWritten };
    });
  }

  return {
    /** Those that would come along with these lists. */
    idsIn: (listIds: readonly string[]): Promise<string[]> => findIdsOfLists(platform.db, listIds),

    /** Nothing is published by it that needs a yes: that is copied as a draft. What was copied before is not copied again. */
    async copy(actor: Actor, { from, to }: { from: string; to: string }, renamed: Renamed): Promise<void> {
      requireContentManager(actor.viewer);
      let afterId = firstGuid;
      for (;;) {
        const rows = await findItemsOfList(platform.db, from, { afterId, limit: batch });
        const last = rows.at(-1);
        if (last === undefined) return;
        const there = await findExistingIds(
          platform.db,
          rows.flatMap(({ id }) => renamed(id) ?? []),
        );
        const missing = rows.filter(({ id }) => !there.has(renamed(id) ?? ''));
        if (missing.length > 0) await copyBatch(actor, to, missing, renamed);
        afterId = last.id;
      }
    },
  };
}
