import { randomUUID } from 'node:crypto';
import { AppError } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { ItemReading } from '../item-reading.ts';
import type { ItemWriting } from '../item-writing.ts';
import { lockItems } from '../items.repository.ts';
import type { ListItemsParts } from '../list-items-parts.ts';
import { findWrittenParents } from './item-edits.repository.ts';
import { createItemOperations } from './item-operations.ts';
import { openItem } from './open-item.ts';

export interface Hanging {
  guid: string;
  parentGuids: readonly string[];
  before: readonly string[];
}

const sameGuids = (some: readonly string[], others: readonly string[]): boolean =>
  some.map((guid) => guid.toLowerCase()).join() === others.map((guid) => guid.toLowerCase()).join();

/** What stands above comes first: at no moment does something hang below itself, also when two change places. */
function topDown(asked: readonly Hanging[]): Hanging[] {
  const byGuid = new Map(asked.map((one) => [one.guid.toLowerCase(), one]));
  const ordered = new Set<Hanging>();
  const place = (guid: string, below: readonly string[]) => {
    const one = byGuid.get(guid.toLowerCase());
    if (one === undefined || below.includes(guid)) return;
    for (const parent of one.parentGuids) place(parent, [...below, guid]);
    ordered.add(one);
  };
  for (const { guid } of asked) place(guid, []);
  return [...ordered];
}

/** What hangs below what, of many items of a list at once, as part of what is written of each (docs/decisions/0161). */
export function createItemHanging(
  parts: ListItemsParts,
  writing: ItemWriting,
  reading: Pick<ItemReading, 'requireEditorOfList'>,
) {
  const { platform } = parts;
  const operations = createItemOperations(parts, writing);

  return {
    async written(viewer: Viewer, listId: string) {
      await reading.requireEditorOfList(viewer, listId);
      return findWrittenParents(platform.db, listId);
    },

    hang: (actor: Actor, asked: readonly Hanging[]): Promise<{ changed: string[] }> =>
      platform.transaction(async (trx, touch) => {
        const group = randomUUID();
        const changed: string[] = [];
        // Always in one order, so that two cannot wait for each other.
        await lockItems(
          trx,
          asked.map(({ guid }) => guid.toLowerCase()),
        );
        for (const { guid, parentGuids, before } of topDown(asked)) {
          const opened = await openItem(trx, writing, actor.viewer, guid.toLowerCase());
          const was = opened.document.item.parentGuids;
          if (sameGuids(was, parentGuids)) continue;
          if (!sameGuids(was, before)) throw new AppError('changed-meanwhile', 409);
          const value = [...new Set(parentGuids)];
          const operation = { kind: 'page', path: ['item', 'parentGuids'], value } as const;
          const one = { id: randomUUID(), operation, group, undoes: null };
          const { refused } = await operations.perform({ trx, touch }, actor, opened, [one]);
          const [refusal] = refused;
          if (refusal !== undefined) throw new AppError(refusal.code, 409);
          changed.push(guid);
        }
        return { changed };
      }),
  };
}
