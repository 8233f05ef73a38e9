import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { SearchForm } from '#blocks/kit/web/search-form.tsx';
import { useErrorState } from '#platform/web/error-store/error-store-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import styles from './message.module.css';
import { Message } from './message.tsx';
import { wordsOfPath } from './words-of-path.ts';

const noWords = { value: '' };

/** §4: 404, or 410 where the platform says that what is not there is gone. What was looked for may stand elsewhere. */
export function NotFoundMessage({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { status } = useErrorState();
  // The status is reset once the reader goes on, and these words are still there while the next page loads.
  const [isGone] = useState(status === 410);
  return (
    <Message title={t(isGone ? 'site.gone.title' : 'site.notFound.title')}>
      <p>{t(isGone ? 'site.gone.text' : 'site.notFound.text')}</p>
      {children}
      <SearchForm
        // Another address that is not there asks for something else.
        key={pathname}
        guid="not-found"
        label={noWords}
        example={noWords}
        popularLinks={[]}
        words={wordsOfPath(pathname)}
        className={styles.search}
      />
    </Message>
  );
}
