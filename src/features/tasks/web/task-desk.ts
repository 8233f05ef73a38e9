import { NotificationStore } from '#platform/web/notifications/notification-store.ts';
import { createTaskRunner, type RunTask, type TaskRunnerParts } from './task-runner.ts';

/** Where tasks are run and told about. */
export interface TaskDesk {
  notifications: NotificationStore;
  runTask: RunTask;
}

export function openTaskDesk(parts: Omit<TaskRunnerParts, 'notifications'>): TaskDesk {
  const notifications = new NotificationStore();
  return { notifications, runTask: createTaskRunner({ ...parts, notifications }) };
}
