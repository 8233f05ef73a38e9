import type { NotificationOptions } from '#platform/web/notifications/notification.ts';
import type { NotificationHandle } from '#platform/web/notifications/notification-store.ts';

/** The one notification of a task, which changes along with it. */
export interface TaskNotice {
  /** Unless something else is shown, or nothing needs to be, before that time. */
  showLater(milliseconds: number, options: NotificationOptions): void;
  show(options: NotificationOptions): void;
  dismiss(): void;
}

/** Of a silent task. */
export const noNotice: TaskNotice = { showLater: () => {}, show: () => {}, dismiss: () => {} };

interface Notifications {
  create(options: NotificationOptions): NotificationHandle;
}

export function createTaskNotice(notifications: Notifications): TaskNotice {
  let shown: NotificationHandle | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (options: NotificationOptions) => {
    clearTimeout(timer);
    if (shown?.update(options)) return;
    // Equal ones become one with a count, unless they go on to change or have something to press: that is this task's alone.
    const group = options.type === 'positive' && options.actions?.length === 0;
    shown = notifications.create({ ...options, group });
  };

  return {
    show,
    showLater(milliseconds, options) {
      timer = setTimeout(show, milliseconds, options);
    },
    dismiss() {
      clearTimeout(timer);
      shown?.dismiss();
    },
  };
}
