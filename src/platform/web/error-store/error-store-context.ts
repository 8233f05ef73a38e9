import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ErrorState, ErrorStore } from './error-store.ts';

export const ErrorStoreContext = createContext<ErrorStore | undefined>(undefined);

export function useErrorStore(): ErrorStore {
  const store = useContext(ErrorStoreContext);
  if (store === undefined) throw new Error('ErrorStoreContext is missing');
  return store;
}

export function useErrorState(): ErrorState {
  const store = useErrorStore();
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
}
