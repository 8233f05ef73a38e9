import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useUserState } from '#features/auth/web/user-store-context.ts';
import type { SavedView, SavedViewsChange } from '#features/saved-views/contract/saved-view.ts';
import { useViewsChange } from '#features/saved-views/web/parts/use-views-change.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { deviceStorage } from '#platform/web/device-storage.ts';
import { changePageViews, readPageViews } from '../../contract/overview/page-overview.endpoints.ts';
import { readKeptHere, toTakeAlong } from './kept-here.ts';

const none: readonly SavedView[] = [];

/** Those of the server; what was kept in this browser before comes along once, and is gone here when the server has it. */
async function readAll(call: Call, storageKey: string): Promise<SavedView[]> {
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
  const call = useCall();
  const cache = useQueryClient();
  const userId = useUserState().applicationUser?.guid;
  const queryKey = ['views of pages', userId];
  const { data: views = none } = useQuery({
    queryKey,
    queryFn: () => readAll(call, `plein.pages.views.${userId ?? ''}`),
    enabled: userId !== undefined,
    // The pages are there without them.
    retry: false,
  });
  const send = async (body: SavedViewsChange) => cache.setQueryData(queryKey, await call(changePageViews, { body }));
  return useViewsChange('page', views, send);
}
