import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import type { ApplicationUser } from '#features/profiles/contract/profile.ts';
import type { UserState, UserStore } from './user-store.ts';

export const UserStoreContext = createContext<UserStore | undefined>(undefined);

export function useUserStore(): UserStore {
  const store = useContext(UserStoreContext);
  if (store === undefined) throw new Error('UserStoreContext is missing');
  return store;
}

export function useUserState(): UserState {
  const store = useUserStore();
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
}

/**
 * Who this page was drawn for. Signing out in another tab empties the store (§4), but a form stays as it is, with what
 * was typed in it, under the question to sign in again.
 */
export function useShownUser(): ApplicationUser | undefined {
  const { applicationUser } = useUserState();
  const [shown, setShown] = useState(applicationUser);
  if (applicationUser !== undefined && applicationUser !== shown) setShown(applicationUser);
  return applicationUser ?? shown;
}
