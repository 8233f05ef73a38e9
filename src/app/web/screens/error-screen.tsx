import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { CallError } from '#platform/web/api/call-error.ts';
import { useErrorStore } from '#platform/web/error-store/error-store-context.ts';
import { Message } from './message.tsx';

/** Something failed while a page was loaded or drawn. Needs nothing that could have failed with it. */
export function ErrorScreen() {
  const { t } = useTranslation();
  const errorStore = useErrorStore();
  const error = useRouteError();
  const problem = error instanceof CallError ? error.problem : undefined;
  const isOffline = error instanceof CallError && error.status === 0;
  useEffect(() => {
    errorStore.addError({ title: problem?.title ?? String(error), message: problem?.detail ?? '', error });
  }, [errorStore, error, problem]);
  return (
    <main id="inhoud" tabIndex={-1}>
      <Message title={t(isOffline ? 'site.offline.title' : 'errors.internal.title')}>
        <p>{t(isOffline ? 'site.offline.text' : 'errors.internal.detail')}</p>
        {problem !== undefined && <p>{problem.correlationId}</p>}
      </Message>
    </main>
  );
}
