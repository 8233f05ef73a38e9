import { type Query, useQueryClient } from '@tanstack/react-query';
import { readPage } from '#features/pages/contract/pages.endpoints.ts';
import { setBlockOptions } from '#features/pages/contract/pages-writing.endpoints.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { isAddressOf, type OutputOf } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useForgetAnswers } from '#platform/web/api/forget-answers.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { hangItems } from '../contract/editing/item-hanging.endpoints.ts';
import type { ItemChanges, ListItem, NewItem } from '../contract/list-item.ts';
import { changeItem, changeItems, deleteItem, makeItems, restoreItem } from '../contract/list-items.endpoints.ts';
import type { ListOrder } from './list-tools-context.ts';

/** The form that an item is added and changed with. */
export const itemFormId = 'item-form';

/** An item as it was saved, with what the next change of it needs. */
export type SavedItem = Pick<ListItem, 'guid' | 'state' | 'publishedOn'> & { version: number };

/** Of what is new (migrations/platform/0011_items.sql). */
const firstVersion = 1;

export type BulkChange = 'publish' | 'unpublish' | 'highlight' | 'unhighlight' | 'delete' | 'restore';

/** The block of a page that is read, for readers at once; or that of a page that is being written, with it. */
type OrderTarget = { blockGuid: string } | { write(order: ListOrder): void; before: ListOrder };

interface Hanging {
  guid: string;
  parentGuids: readonly string[];
  before: readonly string[];
}

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
  const { t } = useTranslation();
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
    async add(blockGuid: string, item: NewItem): Promise<{ saved?: ListItem & SavedItem; error?: unknown }> {
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

    /** The order that was made by hand, and what hangs below what in it. */
    async order(order: ListOrder, moved: readonly Hanging[], to: OrderTarget) {
      const hang = async (some: readonly Hanging[]) => {
        if ('write' in to) {
          const items = some.map(({ guid, parentGuids, before }) => ({
            guid,
            parentGuids: [...parentGuids],
            before: [...before],
          }));
          if (items.length > 0) await call(hangItems, { body: { items } });
          return;
        }
        for (const { guid, parentGuids } of some) {
          const { refused } = await call(changeItems, {
            body: { guids: [guid], change: 'parents', parentGuids: [...parentGuids] },
          });
          if (refused.length > 0) throw new Error('Failed to update list item');
        }
      };
      const setOrder = async (some: Partial<ListOrder>): Promise<Partial<ListOrder>> => {
        if ('write' in to) {
          to.write({ ...to.before, ...some });
          return to.before;
        }
        const { previous } = await call(setBlockOptions, { params: { guid: to.blockGuid }, query, body: some });
        // The page says how its list is sorted.
        await forgetAnswers({ predicate: ({ queryKey: [address] }) => isAddressOf(readPage, String(address)) });
        return Object.fromEntries(Object.entries(previous).filter(([name]) => name in some));
      };
      const outcome = await runTask({
        type: 'save',
        entity,
        words: { done: t('listItems.manage.order.saved'), failed: t('listItems.manage.order.notSaved') },
        run: () => after(hang(moved).then(() => setOrder(order))),
        undo: (previous) => {
          const back = moved.map(({ guid, parentGuids, before }) => ({
            guid,
            parentGuids: before,
            before: parentGuids,
          }));
          return after(hang(back).then(() => setOrder(previous)));
        },
      });
      return outcome.state === 'done';
    },

    /** Answers those that could not be changed, and why. */
    async bulk(guids: string[], kind: BulkChange, highlightUntil?: string): Promise<RefusedItem[]> {
      const put = (some: string[], one: BulkChange) =>
        after(
          call(changeItems, {
            body: {
              guids: some,
              change: one,
              ...(one === 'highlight' && highlightUntil !== undefined && { highlightUntil }),
            },
          }),
        );
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
