import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import styles from './loading-indicator.module.css';

/** §4: the flag turns on after 1 s of loading. */
export const loadingDelay = 1000;

export function LoadingIndicator() {
  const { t } = useTranslation();
  const { state } = useNavigation();
  const isLoading = state !== 'idle';
  const [isShown, setShown] = useState(false);
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
      {isShown && <span className="visually-hidden">{t('site.loading')}</span>}
    </div>
  );
}
