import { UserStore } from '#features/auth/web/user-store.ts';
import { notificationCloseSeconds } from '#features/tasks/contract/notification-close.ts';
import { createTaskRunner } from '#features/tasks/web/task-runner.ts';
import { NotificationStore } from '#platform/web/notifications/notification-store.ts';
import type { SiteApp } from './site-app.ts';

/** The parts that are the same on both sides, made from those that are not. */
export function createSiteApp(parts: Omit<SiteApp, 'userStore' | 'notifications' | 'runTask'>): SiteApp {
  const userStore = new UserStore({ isSignedIn: parts.reader.isSignedIn });
  const notifications = new NotificationStore();
  const runTask = createTaskRunner({
    notifications,
    errorStore: parts.errorStore,
    translate: (key, values) => parts.i18n.t(key, values ?? {}),
    viewer: () => ({
      isContentManager: parts.reader.isContentManager,
      notificationCloseSeconds: notificationCloseSeconds(userStore.getSnapshot().applicationUser?.properties),
    }),
  });
  return { ...parts, userStore, notifications, runTask };
}
