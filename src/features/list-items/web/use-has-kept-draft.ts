import { useSyncExternalStore } from 'react';
import { useShownUser } from '#features/auth/web/user-store-context.ts';
import { hasWork, watchWork } from '#platform/web/forms/kept-work.ts';
import { itemWork } from './item-work.ts';

/** Whether this person wrote something of an item, here, that readers do not have. */
export function useHasKeptDraft(guid: string): boolean {
  const who = useShownUser()?.guid;
  return useSyncExternalStore(
    watchWork,
    () => hasWork(who === undefined ? undefined : { who, what: itemWork({ guid }) }),
    () => false,
  );
}
