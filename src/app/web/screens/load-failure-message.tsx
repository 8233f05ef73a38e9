import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useErrorStore } from '#platform/web/error-store/error-store-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { failureOf, isFailedCall, type LoadFailure, problemOf } from '../loading/load-failure.ts';
import { useSiteApp } from '../site-app-context.ts';
import { Message } from './message.tsx';
import { NotFoundMessage } from './not-found-message.tsx';

interface Failed {
  failure: LoadFailure;
  title: string;
  error: unknown;
}

/** What the route that failed is told of it, in words. */
export function useLoadFailure(isContent: boolean): Failed {
  const { t } = useTranslation();
  const error = useRouteError();
  const failure = failureOf(error, { isContent });
  return { failure, title: t(`site.${failure}.title`), error };
}

/** Says that loading failed and why, and offers to try again. */
export function LoadFailureMessage({ failure, title, error }: Failed) {
  const { t } = useTranslation();
  const named = useReported(failure, error);
  const further = (
    <>
      {named !== undefined && <p>{named}</p>}
      <Again isWithin={isFailedCall(error)} />
    </>
  );
  if (failure === 'notFound') return <NotFoundMessage>{further}</NotFoundMessage>;
  return (
    <Message title={title}>
      <p>{t(`site.${failure}.text`)}</p>
      {further}
    </Message>
  );
}

/** Kept in the error list. Answers what to name when it is reported; a lost connection is nobody's to report. */
function useReported(failure: LoadFailure, error: unknown): string | undefined {
  const errorStore = useErrorStore();
  const [code, setCode] = useState<string>();
  const problem = problemOf(error);
  useEffect(() => {
    const title = problem?.title ?? String(error);
    setCode(errorStore.addError({ title, message: problem?.detail ?? '', error }).code);
  }, [errorStore, error, problem]);
  return failure === 'offline' ? undefined : (problem?.correlationId ?? code);
}

/** Within the application, or as a document of its own: a part that could not be fetched is not asked for twice. */
function Again({ isWithin }: { isWithin: boolean }): ReactNode {
  const { t } = useTranslation();
  const { language } = useSiteApp();
  const { pathname, search } = useLocation();
  return (
    <ButtonLink
      variant="primary"
      href={withLanguagePrefix(pathname + search, language)}
      target={isWithin ? undefined : '_self'}
    >
      {t('site.again')}
    </ButtonLink>
  );
}
