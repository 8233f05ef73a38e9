import { useTranslation } from 'react-i18next';
import { Notifications } from '#platform/web/notifications/notifications.tsx';

/** The notifications of the app, in the reader's language. Drawn once, by the shell. */
export function TaskNotifications() {
  const { t } = useTranslation();
  return (
    <Notifications
      labels={{
        region: t('tasks.notifications.region'),
        close: t('tasks.notifications.close'),
        repeated: (count) => t('tasks.notifications.repeated', { count }),
      }}
    />
  );
}
