import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Notifications } from '#platform/web/notifications/notifications.tsx';
import { NotificationsContext } from '#platform/web/notifications/notifications-context.ts';
import type { TaskDesk } from './task-desk.ts';

/** The notifications of the app, in the reader's language. Drawn once, by the shell. */
export default function TaskNotifications({ desk }: { desk: Promise<TaskDesk> }) {
  const { t } = useTranslation();
  const { notifications } = use(desk);
  return (
    <NotificationsContext value={notifications}>
      <Notifications
        labels={{
          region: t('tasks.notifications.region'),
          close: t('tasks.notifications.close'),
          repeated: (count) => t('tasks.notifications.repeated', { count }),
        }}
      />
    </NotificationsContext>
  );
}
