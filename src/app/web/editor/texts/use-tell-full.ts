import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useNotifications } from '#platform/web/notifications/notifications-context.ts';

interface TellFull {
  /** Nobody should think that all they pasted is there. */
  onCut(): void;
  /** Nor that they typed what is not there. */
  onFull(most: number): void;
}

/** Says that a text holds no more. */
export function useTellFull(): TellFull {
  const { t } = useTranslation();
  const notifications = useNotifications();
  const tell = (message: string, caption: string, group: string) =>
    void notifications.create({ type: 'warning', message, caption, group });
  return {
    onCut: () => tell(t('editor.texts.cut'), t('editor.texts.cutHelp'), 'pasted-cut'),
    onFull: (most) => tell(t('editor.texts.full'), t('editor.texts.fullHelp', { most }), 'text-full'),
  };
}
