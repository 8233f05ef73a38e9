import { UserStore } from '#features/auth/web/user-store.ts';
import { notificationCloseSeconds } from '#features/tasks/contract/notification-close.ts';
import type { TaskParts } from '#features/tasks/web/task-parts.ts';
import type { SiteApp } from './site-app.ts';

/** The parts that are the same on both sides, made from those that are not. */
export function createSiteApp(parts: Omit<SiteApp, 'userStore' | 'taskParts' | 'runTask' | 'shownPage'>): SiteApp {
  const userStore = new UserStore({ isSignedIn: parts.reader.isSignedIn });
  const shownPage = { canEdit: false };
  let opened: Promise<TaskParts> | undefined;
  /** Fetched with the first task, or for whoever is signed in: a visitor who only reads does without. */
  const open = async (): Promise<TaskParts> => {
    const { createTaskParts } = await import('#features/tasks/web/task-parts.ts');
    return createTaskParts({
      errorStore: parts.errorStore,
      translate: (key, values) => parts.i18n.t(key, values ?? {}),
      viewer: () => ({
        isContentManager: parts.reader.isContentManager || shownPage.canEdit,
        notificationCloseSeconds: notificationCloseSeconds(userStore.getSnapshot().applicationUser?.properties),
      }),
    });
  };
  const taskParts = () => {
    opened ??= open();
    return opened;
  };
  return {
    ...parts,
    shownPage,
    userStore,
    taskParts,
    runTask: async (request) => (await taskParts()).runTask(request),
  };
}
