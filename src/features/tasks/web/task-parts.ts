import { NotificationStore } from '#platform/web/notifications/notification-store.ts';
import { createTaskRunner, type RunTask, type TaskRunnerParts } from './task-runner.ts';

/** Where tasks are run and told about. */
export interface TaskParts {
  notifications: NotificationStore;
  runTask: RunTask;
}

export function createTaskParts(parts: Omit<TaskRunnerParts, 'notifications'>): TaskParts {
  const notifications = new NotificationStore();
  return { notifications, runTask: createTaskRunner({ ...parts, notifications }) };
}
