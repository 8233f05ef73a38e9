import { lazy, Suspense, use, useEffect } from 'react';
import { useErrorState } from '#platform/web/error-store/error-store-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Notifications } from '#platform/web/notifications/notifications.tsx';
import { NotificationsContext } from '#platform/web/notifications/notifications-context.ts';
import { takeTold } from '#platform/web/notifications/tell-after-loading.ts';
import type { TaskParts } from './task-parts.ts';

const ErrorListDrawer = lazy(() => import('./error-list-drawer.tsx'));

/** §9: as long as what was done is told, for whom nothing else is known yet. */
const toldTime = 10_000;

/** The notifications of the app, in the reader's language. Drawn once, by the shell. */
export default function TaskNotifications({ parts }: { parts: Promise<TaskParts> }) {
  const { t } = useTranslation();
  const { notifications } = use(parts);
  const { isListOpen } = useErrorState();
  useEffect(() => {
    const told = takeTold();
    if (told !== undefined) notifications.create({ message: t(told), type: 'positive', timeout: toldTime });
  }, [notifications, t]);
  return (
    <NotificationsContext value={notifications}>
      <Notifications
        labels={{
          region: t('tasks.notifications.region'),
          close: t('tasks.notifications.close'),
          key: t('tasks.notifications.key'),
          repeated: (count) => t('tasks.notifications.repeated', { count }),
        }}
      />
      {isListOpen && (
        <Suspense fallback={null}>
          <ErrorListDrawer />
        </Suspense>
      )}
    </NotificationsContext>
  );
}
