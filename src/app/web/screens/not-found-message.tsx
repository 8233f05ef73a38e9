import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorState } from '#platform/web/error-store/error-store-context.ts';
import { Message } from './message.tsx';

/** §4: 404, or 410 where the platform says that what is not there is gone. */
export function NotFoundMessage({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const { status } = useErrorState();
  // The status is reset once the reader goes on, and these words are still there while the next page loads.
  const [isGone] = useState(status === 410);
  return (
    <Message title={t(isGone ? 'site.gone.title' : 'site.notFound.title')} hasSearch>
      <p>{t(isGone ? 'site.gone.text' : 'site.notFound.text')}</p>
      {children}
    </Message>
  );
}
