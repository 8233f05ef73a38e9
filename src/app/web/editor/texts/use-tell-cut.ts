import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useNotifications } from '#platform/web/notifications/notifications-context.ts';

/** Nobody should think that all they pasted is there. */
export function useTellCut(): () => void {
  const { t } = useTranslation();
  const notifications = useNotifications();
  return () =>
    void notifications.create({
      type: 'warning',
      message: t('editor.texts.cut'),
      caption: t('editor.texts.cutHelp'),
      group: 'pasted-cut',
    });
}
