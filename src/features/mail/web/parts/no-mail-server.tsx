import type { ReactNode } from 'react';
import { connectionPath } from '#features/connections/contract/connection-place.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { readMailStatus } from '../../contract/mail.endpoints.ts';

/**
 * On every admin screen where something depends on mail: what does not work without a mail server, what one can do
 * meanwhile, and where it is changed. The screen's loader asks for `readMailStatus`.
 */
export function NoMailServer({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { hasServer } = useLoaded(readMailStatus, {});
  if (hasServer) return null;
  return (
    <Notice
      tone="warning"
      title={t('mail.noServer.title')}
      actions={<a href={withLanguagePrefix(connectionPath('mailServer'), language)}>{t('mail.noServer.toSettings')}</a>}
    >
      {children}
    </Notice>
  );
}
