import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import styles from './loading-indicator.module.css';

/** §4: the flag turns on after 1 s of loading. */
export const loadingDelay = 1000;

function hearConnection(listener: () => void): () => void {
  for (const event of ['online', 'offline']) window.addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener);
  };
}

/** Without a connection loading waits until it is back, and goes on by itself; so that has to be said. */
export function LoadingIndicator() {
  const { t } = useTranslation();
  const { state } = useNavigation();
  const isLoading = state !== 'idle';
  const [isShown, setShown] = useState(false);
  const isOnline = useSyncExternalStore(
    hearConnection,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => {
    if (!isLoading) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), loadingDelay);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return (
    <div role="status" className={styles.indicator} data-shown={isShown ? '' : undefined}>
      {isShown && (
        <span className={isOnline ? 'visually-hidden' : styles.words}>
          {t(isOnline ? 'site.loading' : 'site.waiting')}
        </span>
      )}
    </div>
  );
}
