import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PleinMark } from '#platform/web/ui/icon/plein-mark.tsx';
import styles from './top-bar.module.css';

/** Above what a new site begins with: whose product it is, and the way out where there is one. */
export function TopBar({ canLeave }: { canLeave: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <header className={`on-brand ${styles.top}`}>
      <strong className={styles.plein}>
        <PleinMark /> Plein
      </strong>
      {canLeave && (
        <a className={styles.later} href={withLanguagePrefix('/', language)}>
          {t('firstHour.frame.later')}
        </a>
      )}
    </header>
  );
}
