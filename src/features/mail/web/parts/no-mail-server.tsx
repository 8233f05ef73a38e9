import type { ReactNode } from 'react';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { readMailStatus } from '../../contract/mail.endpoints.ts';

/**
 * On every admin screen where something depends on mail: what does not work without a mail server, what one can do
 * meanwhile, and who can change it. The screen's loader asks for `readMailStatus`.
 */
export function NoMailServer({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { hasServer } = useLoaded(readMailStatus, {});
  if (hasServer) return null;
  return (
    <Notice tone="warning" title={t('mail.noServer.title')}>
      {children} {t('mail.noServer.ask')}
    </Notice>
  );
}
