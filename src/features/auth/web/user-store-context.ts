import { createContext, useContext, useSyncExternalStore } from 'react';
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
