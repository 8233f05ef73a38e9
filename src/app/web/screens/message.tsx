import type { ReactNode } from 'react';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { ButtonRow } from '#platform/web/ui/button/button-row.tsx';
import { useSiteApp } from '../site-app-context.ts';
import styles from './message.module.css';

interface MessageProps {
  title: string;
  children: ReactNode;
  /** Where one goes on; home, unless that is where one is. */
  onward?: ReactNode;
}

/** Says one thing and shows the way on. */
export function Message({ title, children, onward = <ToHome /> }: MessageProps) {
  return (
    <div className={`wrap ${styles.message}`}>
      <h1 className={styles.title}>{title}</h1>
      {children}
      {onward !== null && <ButtonRow>{onward}</ButtonRow>}
    </div>
  );
}

function ToHome() {
  const { t } = useTranslation();
  const { language } = useSiteApp();
  return <ButtonLink href={withLanguagePrefix('/', language)}>{t('site.toHome')}</ButtonLink>;
}
