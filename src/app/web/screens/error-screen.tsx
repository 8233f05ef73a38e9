import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { withLanguagePrefix } from '#platform/contract/language.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { useSiteApp } from '../site-app-context.ts';
import styles from './message-screen.module.css';

/** Something failed while a page was loaded or drawn. Needs nothing that could have failed with it. */
export function ErrorScreen() {
  const { t } = useTranslation();
  const { language, errorStore } = useSiteApp();
  const error = useRouteError();
  const problem = error instanceof CallError ? error.problem : undefined;
  const isOffline = error instanceof CallError && error.status === 0;
  useEffect(() => {
    errorStore.addError({
      title: problem?.title ?? String((error as Error)?.message ?? error),
      message: problem?.detail ?? '',
      details: String((error as Error)?.stack ?? ''),
    });
  }, [errorStore, error, problem]);
  return (
    <main id="inhoud" tabIndex={-1} className={`wrap ${styles.message}`}>
      <h1 className={styles.title}>{t(isOffline ? 'site.offline.title' : 'errors.internal.title')}</h1>
      <p>{t(isOffline ? 'site.offline.text' : 'errors.internal.detail')}</p>
      {problem !== undefined && <p>{problem.correlationId}</p>}
      <ButtonLink href={withLanguagePrefix('/', language)}>{t('site.toHome')}</ButtonLink>
    </main>
  );
}
