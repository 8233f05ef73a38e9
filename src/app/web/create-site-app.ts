import { UserStore } from '#features/auth/web/user-store.ts';
import { notificationCloseSeconds } from '#features/tasks/contract/notification-close.ts';
import type { TaskDesk } from '#features/tasks/web/task-desk.ts';
import type { SiteApp } from './site-app.ts';

/** The parts that are the same on both sides, made from those that are not. */
export function createSiteApp(parts: Omit<SiteApp, 'userStore' | 'taskDesk' | 'runTask' | 'shownPage'>): SiteApp {
  const userStore = new UserStore({ isSignedIn: parts.reader.isSignedIn });
  const shownPage = { canEdit: false };
  let desk: Promise<TaskDesk> | undefined;
  /** Fetched with the first task, or for whoever is signed in: a visitor who only reads does without. */
  const open = async (): Promise<TaskDesk> => {
    const { openTaskDesk } = await import('#features/tasks/web/task-desk.ts');
    return openTaskDesk({
      errorStore: parts.errorStore,
      translate: (key, values) => parts.i18n.t(key, values ?? {}),
      viewer: () => ({
        isContentManager: parts.reader.isContentManager || shownPage.canEdit,
        notificationCloseSeconds: notificationCloseSeconds(userStore.getSnapshot().applicationUser?.properties),
      }),
    });
  };
  const taskDesk = () => {
    desk ??= open();
    return desk;
  };
  return { ...parts, shownPage, userStore, taskDesk, runTask: async (request) => (await taskDesk()).runTask(request) };
}
