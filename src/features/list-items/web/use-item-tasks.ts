import { type Query, useQueryClient } from '@tanstack/react-query';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import type { OutputOf } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useForgetAnswers } from '#platform/web/api/forget-answers.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import type { ItemChanges, ListItem, NewItem } from '../contract/list-item.ts';
import { changeItem, changeItems, deleteItem, makeItems, restoreItem } from '../contract/list-items.endpoints.ts';

/** The form that an item is added and changed with. */
export const itemFormId = 'item-form';

/** An item as it was saved, with what the next change of it needs. */
export type SavedItem = Pick<ListItem, 'guid' | 'state' | 'publishedOn'> & { version: number };

/** Of what is new (migrations/platform/0011_items.sql). */
const firstVersion = 1;

export type BulkChange = 'publish' | 'unpublish' | 'highlight' | 'unhighlight' | 'delete' | 'restore';

export type RefusedItem = OutputOf<typeof changeItems>['refused'][number];

const opposite: Record<BulkChange, BulkChange> = {
  publish: 'unpublish',
  unpublish: 'publish',
  highlight: 'unhighlight',
  unhighlight: 'highlight',
  delete: 'restore',
  restore: 'delete',
};

/** What can be done with items; lists are new after each (§4), and each can be undone. */
export function useItemTasks() {
  const call = useCall();
  const runTask = useRunTask();
  const cache = useQueryClient();
  const forgetAnswers = useForgetAnswers();
  const language = useLanguage();
  const query = { language };
  const entity = 'item';
  const after = async <T>(work: Promise<T>, gone?: Pick<ListItem, 'guid' | 'shortId'>): Promise<T> => {
    const value = await work;
    // Of what is gone nothing is asked before someone wants to see it again.
    const isGone = (address: string) =>
      gone !== undefined && (address.includes(gone.guid) || address.includes(`/short/${gone.shortId}`));
    const items = (isOfGone: boolean) => ({
      predicate: ({ queryKey: [address] }: Query) =>
        String(address).startsWith('/api/listitem/') && isGone(String(address)) === isOfGone,
    });
    await cache.invalidateQueries({ ...items(true), refetchType: 'none' });
    await forgetAnswers(items(false));
    return value;
  };

  const change = (guid: string, body: ItemChanges) =>
    // §8: in these words, whatever the server said.
    call(changeItem, { params: { guid }, query, body }).catch((cause: unknown) => {
      throw new Error('Failed to update list item', { cause });
    });

  return {
    async add(blockGuid: string, item: NewItem): Promise<{ saved?: SavedItem; error?: unknown }> {
      const outcome = await runTask({
        type: 'add',
        entity,
        form: itemFormId,
        run: () => after(call(makeItems, { params: { blockGuid }, query, body: [item] })),
        undo: ([made]) => after(made ? call(deleteItem, { params: { guid: made.guid } }) : Promise.resolve(undefined)),
      });
      if (outcome.state === 'failed') return { error: outcome.error };
      const [made] = outcome.value;
      return made === undefined ? {} : { saved: { ...made, version: firstVersion } };
    },

    async change(
      guid: string,
      changes: ItemChanges,
      before: ItemChanges,
    ): Promise<{ saved?: SavedItem; error?: unknown }> {
      const outcome = await runTask({
        type: 'save',
        entity,
        form: itemFormId,
        run: () => after(change(guid, changes)),
        // Only from what it was made now: what someone else wrote since then is not theirs to lose.
        undo: ({ version }) => after(change(guid, { ...before, version })),
      });
      return outcome.state === 'failed' ? { error: outcome.error } : { saved: outcome.value };
    },

    async remove(item: Pick<ListItem, 'guid' | 'shortId'>): Promise<boolean> {
      const params = { guid: item.guid };
      const outcome = await runTask({
        type: 'delete',
        entity,
        run: () => after(call(deleteItem, { params }), item),
        undo: () => after(call(restoreItem, { params, body: {} })),
      });
      return outcome.state === 'done';
    },

    /** Answers those that could not be changed, and why. */
    async bulk(guids: string[], kind: BulkChange): Promise<RefusedItem[]> {
      const put = (some: string[], one: BulkChange) => after(call(changeItems, { body: { guids: some, change: one } }));
      const outcome = await runTask({
        type: kind === 'delete' ? 'delete' : 'save',
        entity,
        bulk: guids.length,
        run: () => put(guids, kind),
        countOf: ({ changed }) => changed.length,
        undo: ({ changed }) => (changed.length > 0 ? put(changed, opposite[kind]) : Promise.resolve()),
      });
      return outcome.state === 'done' ? outcome.value.refused : [];
    },
  };
}
