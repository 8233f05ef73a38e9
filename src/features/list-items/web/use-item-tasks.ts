import { useQueryClient } from '@tanstack/react-query';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import type { ItemChanges, ListItem, NewItem } from '../contract/list-item.ts';
import { changeItem, changeItems, deleteItem, makeItems, restoreItem } from '../contract/list-items.endpoints.ts';

export type BulkChange = 'publish' | 'unpublish' | 'highlight' | 'unhighlight' | 'delete' | 'restore';

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
  const language = useLanguage();
  const query = { language };
  const entity = 'item';
  const after = async <T>(work: Promise<T>): Promise<T> => {
    const value = await work;
    await cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/listitem/') });
    return value;
  };

  const change = (guid: string, body: ItemChanges) =>
    // §8: in these words, whatever the server said.
    call(changeItem, { params: { guid }, query, body }).catch((cause: unknown) => {
      throw new Error('Failed to update list item', { cause });
    });

  return {
    async add(blockGuid: string, item: NewItem): Promise<{ made?: ListItem; error?: unknown }> {
      const outcome = await runTask({
        type: 'add',
        entity,
        run: () => after(call(makeItems, { params: { blockGuid }, query, body: [item] })),
        undo: ([made]) => after(made ? call(deleteItem, { params: { guid: made.guid } }) : Promise.resolve(undefined)),
      });
      if (outcome.state === 'failed') return { error: outcome.error };
      const [made] = outcome.value;
      return made === undefined ? {} : { made };
    },

    async change(guid: string, changes: ItemChanges, before: ItemChanges): Promise<{ error?: unknown }> {
      const outcome = await runTask({
        type: 'save',
        entity,
        run: () => after(change(guid, changes)),
        undo: () => after(change(guid, before)),
      });
      return outcome.state === 'failed' ? { error: outcome.error } : {};
    },

    async remove({ guid }: Pick<ListItem, 'guid'>): Promise<boolean> {
      const params = { guid };
      const outcome = await runTask({
        type: 'delete',
        entity,
        run: () => after(call(deleteItem, { params })),
        undo: () => after(call(restoreItem, { params, body: {} })),
      });
      return outcome.state === 'done';
    },

    async bulk(guids: string[], kind: BulkChange): Promise<void> {
      const put = (some: string[], one: BulkChange) => after(call(changeItems, { body: { guids: some, change: one } }));
      await runTask({
        type: kind === 'delete' ? 'delete' : 'save',
        entity,
        bulk: guids.length,
        run: () => put(guids, kind),
        undo: ({ changed }) => (changed.length > 0 ? put(changed, opposite[kind]) : Promise.resolve()),
      });
    },
  };
}
