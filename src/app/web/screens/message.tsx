import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { withLanguagePrefix } from '#platform/contract/language.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { useSiteApp } from '../site-app-context.ts';
import styles from './message.module.css';

/** Says one thing and shows the way on. */
export function Message({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  const { language } = useSiteApp();
  return (
    <div className={`wrap ${styles.message}`}>
      <h1 className={styles.title}>{title}</h1>
      {children}
      <ButtonLink href={withLanguagePrefix('/', language)}>{t('site.toHome')}</ButtonLink>
    </div>
  );
}
