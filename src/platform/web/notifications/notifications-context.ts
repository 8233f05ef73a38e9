import { createContext, useContext } from 'react';
import type { NotificationStore } from './notification-store.ts';

/** One store for the whole app. */
export const NotificationsContext = createContext<NotificationStore | undefined>(undefined);

export function useNotifications(): NotificationStore {
  const store = useContext(NotificationsContext);
  if (store === undefined) throw new Error('NotificationsContext is missing');
  return store;
}
