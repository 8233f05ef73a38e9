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

export type TellProgress = (work: LongWork) => void;

const countOf = (change: PagesChangeInput): number => ('guids' in change ? change.guids : change.pages).length;

/** What takes a change back: the values of before, or out of the trash. What readers got or lost is not taken back by it. */
function opposite(change: PagesChangeInput, changed: readonly PageBefore[]): PagesChangeInput | undefined {
  switch (change.action) {
    case 'owner':
      return { action: 'owner', pages: changed.map(({ guid, ownerId = null }) => ({ guid, ownerId })) };
    case 'review':
      return { action: 'review', pages: changed.map(({ guid, reviewOn = null }) => ({ guid, reviewOn })) };
    case 'move':
      // The last that was moved goes back first, so that each finds those beside it as they were.
      return { action: 'move', pages: changed.map(({ guid, place = null }) => ({ guid, place })).reverse() };
    default:
      return undefined;
  }
}

const taskTypeOf: Partial<Record<PagesAction, 'delete' | 'add'>> = { trash: 'delete', copy: 'add' };

export function usePagesChange() {
  const call = useCall();
  const runTask = useRunTask();
  const cache = useQueryClient();

  const reload = () =>
    cache.invalidateQueries({ predicate: ({ queryKey }) => /^\/api\/(pages|menus|trash)/.test(String(queryKey[0])) });

  /** Of many it is followed until it is done; who leaves misses nothing but the sight of it. */
  async function send(body: PagesChangeInput, onProgress?: TellProgress): Promise<PagesChanged> {
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

  async function undo(change: PagesChangeInput, { changed }: PagesChanged): Promise<void> {
    if (changed.length === 0) return;
    if (change.action === 'trash') {
      await call(restoreTrash, { body: { entries: changed.map(({ guid }) => ({ kind: 'page' as const, id: guid })) } });
      return reload();
    }
    if (change.action === 'copy') {
      const guids = changed.flatMap(({ copyGuid, isBelow }) => (copyGuid === undefined || isBelow ? [] : [copyGuid]));
      await send({ action: 'trash', guids, withPagesBelow: true });
      return;
    }
    const back = opposite(change, changed);
    if (back !== undefined) await send(back);
  }

  /** Undefined when it failed as a whole, which the task told. */
  return async (change: PagesChangeInput, onProgress?: TellProgress): Promise<PagesChanged | undefined> => {
    const canUndo = change.action !== 'publish' && change.action !== 'unpublish';
    const outcome = await runTask({
      type: taskTypeOf[change.action] ?? 'edit',
      entity: 'page',
      bulk: countOf(change),
      run: () => send(change, onProgress),
      countOf: ({ changed }) => changed.length,
      ...(canUndo ? { undo: (result: PagesChanged) => undo(change, result) } : {}),
    });
    return outcome.state === 'done' ? outcome.value : undefined;
  };
}
