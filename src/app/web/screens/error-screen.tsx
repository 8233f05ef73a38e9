import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useRouteError } from 'react-router';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { isUnreachable } from '#platform/web/api/is-unreachable.ts';
import { useErrorStore } from '#platform/web/error-store/error-store-context.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { useSiteApp } from '../site-app-context.ts';
import { Message } from './message.tsx';

/** Something failed while a page was loaded or drawn. Needs nothing that could have failed with it. */
export function ErrorScreen() {
  const { t } = useTranslation();
  const errorStore = useErrorStore();
  const error = useRouteError();
  const problem = error instanceof CallError ? error.problem : undefined;
  const isOffline = isUnreachable(error);
  const { language } = useSiteApp();
  const { pathname, search } = useLocation();
  const [code, setCode] = useState<string>();
  useEffect(() => {
    const title = problem?.title ?? String(error);
    setCode(errorStore.addError({ title, message: problem?.detail ?? '', error }).code);
  }, [errorStore, error, problem]);
  // What to name when it is reported; a lost connection is nobody's to report.
  const named = isOffline ? undefined : (problem?.correlationId ?? code);
  return (
    <main id="inhoud" tabIndex={-1}>
      <Message title={t(isOffline ? 'site.offline.title' : 'errors.internal.title')}>
        <p>{t(isOffline ? 'site.offline.text' : 'errors.internal.detail')}</p>
        {named !== undefined && <p>{named}</p>}
        {/* As a document of its own: whatever failed here is not needed for it. */}
        <ButtonLink variant="primary" href={withLanguagePrefix(pathname + search, language)}>
          {t('site.again')}
        </ButtonLink>
      </Message>
    </main>
  );
}
