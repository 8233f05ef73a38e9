import { useQueryClient } from '@tanstack/react-query';
import { followWork } from '#features/tasks/contract/follow-work.ts';
import type { LongWork } from '#features/tasks/contract/long-work.ts';
import { longWorkTopic } from '#features/tasks/contract/tasks.topics.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { restoreTrash } from '#features/trash/contract/trash.endpoints.ts';
import { topicAddress } from '#platform/contract/calls/live-topic.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { followTopic } from '#platform/web/live/follow-topic.ts';
import { changePages } from '../../contract/overview/page-overview.endpoints.ts';
import type { PageBefore, PagesAction, PagesChanged, PagesChangeInput } from '../../contract/overview/pages-change.ts';
import { actionOf, countWanted, type WantedChange } from './asked-change.ts';

export type TellProgress = (work: LongWork) => void;

/** As many as one call puts back. */
const atOnce = 200;

/** What takes a change back: the values of before, what readers had, or out of the trash. */
function opposite(action: PagesAction, changed: readonly PageBefore[]): PagesChangeInput | undefined {
  switch (action) {
    case 'owner':
      return { action: 'owner', pages: changed.map(({ guid, ownerId = null }) => ({ guid, ownerId })) };
    case 'review':
      return { action: 'review', pages: changed.map(({ guid, reviewOn = null }) => ({ guid, reviewOn })) };
    case 'publish':
    case 'unpublish':
      return putBack(changed);
    case 'move':
      // The last that was moved goes back first, so that each finds those beside it as they were.
      return { action: 'move', pages: changed.map(({ guid, place = null }) => ({ guid, place })).reverse() };
    case 'copy': {
      const copies = changed.flatMap(({ copyGuid, isBelow }) => (copyGuid === undefined || isBelow ? [] : [copyGuid]));
      return { action: 'trash', guids: copies, withPagesBelow: true };
    }
    default:
      return undefined;
  }
}

/** Those that already were so stay as they are. */
function putBack(changed: readonly PageBefore[]): PagesChangeInput | undefined {
  const pages = changed.flatMap(({ guid, readers }) =>
    readers === undefined || readers.version === readers.instead ? [] : [{ guid, ...readers }],
  );
  return pages.length === 0 ? undefined : { action: 'putBack', pages };
}

const taskTypeOf: Partial<Record<PagesAction, 'delete' | 'add'>> = { trash: 'delete', copy: 'add' };

/** Hears of those that could not be put back as they were when a change is undone. */
export function usePagesChange(onNotUndone: (refused: PagesChanged['refused']) => void = () => undefined) {
  const call = useCall();
  const runTask = useRunTask();
  const cache = useQueryClient();

  const reload = () =>
    cache.invalidateQueries({ predicate: ({ queryKey }) => /^\/api\/(pages|menus|trash)/.test(String(queryKey[0])) });

  /** Of many it is followed until it is done; who leaves misses nothing but the sight of it. */
  async function send(body: WantedChange, onProgress?: TellProgress): Promise<PagesChanged> {
    const asked = await call(changePages, { body });
    const result = asked.workId === undefined ? asked : await follow(asked.workId, onProgress);
    await reload();
    return result;
  }

  async function follow(workId: string, onProgress?: TellProgress): Promise<PagesChanged> {
    const { wait, stop } = followTopic(topicAddress(longWorkTopic, workId));
    const following = { wait, ...(onProgress === undefined ? {} : { onProgress }) };
    return followWork<PagesChanged>(call, workId, following).finally(stop);
  }

  async function undo(action: PagesAction, { changed }: PagesChanged): Promise<void> {
    if (changed.length === 0) return;
    if (action === 'trash') {
      for (let at = 0; at < changed.length; at += atOnce) {
        const entries = changed.slice(at, at + atOnce).map(({ guid }) => ({ kind: 'page' as const, id: guid }));
        await call(restoreTrash, { body: { entries } });
      }
      return reload();
    }
    const back = opposite(action, changed);
    if (back === undefined) return;
    const result = await send(back);
    onNotUndone(result.refused);
    if (result.changed.length === 0 && result.refused.length > 0) throw new Error('nothing could be undone');
  }

  /** Undefined when it failed as a whole, which the task told. */
  return async (change: WantedChange, onProgress?: TellProgress): Promise<PagesChanged | undefined> => {
    const action = actionOf(change);
    const outcome = await runTask({
      type: taskTypeOf[action] ?? 'edit',
      entity: 'page',
      bulk: countWanted(change),
      run: () => send(change, onProgress),
      countOf: ({ changed }) => changed.length,
      undo: (result: PagesChanged) => undo(action, result),
    });
    return outcome.state === 'done' ? outcome.value : undefined;
  };
}
