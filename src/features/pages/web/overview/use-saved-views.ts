import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useUserState } from '#features/auth/web/user-store-context.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { deviceStorage } from '#platform/web/device-storage.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { changePageViews, readPageViews } from '../../contract/overview/page-overview.endpoints.ts';
import type { PageView, PageViewsChange } from '../../contract/overview/page-view.ts';
import { readKeptHere, renamed, toTakeAlong, undoOf } from './saved-views.ts';

const none: readonly PageView[] = [];

/** Those of the server; what was kept in this browser before comes along once, and is gone here when the server has it. */
async function readAll(call: Call, storageKey: string): Promise<PageView[]> {
  const views = await call(readPageViews, {});
  const storage = deviceStorage();
  const kept = readKeptHere(storage?.getItem(storageKey));
  if (kept.length === 0) return views;
  const along = toTakeAlong(kept, views);
  const all = along.length === 0 ? views : await call(changePageViews, { body: { save: along } });
  storage?.removeItem(storageKey);
  return all;
}

/** The views of who is signed in, the same on every device. */
export function useSavedViews() {
  const { t } = useTranslation();
  const call = useCall();
  const cache = useQueryClient();
  const runTask = useRunTask();
  const userId = useUserState().applicationUser?.guid;
  const queryKey = ['views of pages', userId];
  const { data: views = none } = useQuery({
    queryKey,
    queryFn: () => readAll(call, `plein.pages.views.${userId ?? ''}`),
    enabled: userId !== undefined,
    // The pages are there without them.
    retry: false,
  });

  const send = async (body: PageViewsChange) => cache.setQueryData(queryKey, await call(changePageViews, { body }));
  /** Told with the way back, as everything that is changed. */
  const change = (body: PageViewsChange, done: string) => {
    const undo = undoOf(views, body);
    return runTask({
      type: 'edit',
      entity: 'page',
      words: { done, failed: t('pages.views.failed') },
      run: () => send(body),
      undo: () => send(undo),
    });
  };

  return {
    views,
    save: (view: PageView) => change({ save: [view], remove: [] }, t('pages.views.saved', { name: view.name })),
    rename: (name: string, next: string) =>
      change(renamed(views, name, next), t('pages.views.renamed', { name: next })),
    remove: (name: string) => change({ save: [], remove: [name] }, t('pages.views.removed', { name })),
  };
}
