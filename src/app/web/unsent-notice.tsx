import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';

/** Before signing out throws away what only this browser has. */
export function UnsentNotice({ count, onLeave }: { count: number; onLeave(): void }) {
  const { t } = useTranslation();
  return (
    <Notice
      tone="warning"
      isLive
      title={t('account.unsent.title', { count })}
      actions={<PlainButton onClick={onLeave}>{t('account.unsent.leave')}</PlainButton>}
    >
      {t('account.unsent.text')}
    </Notice>
  );
}
