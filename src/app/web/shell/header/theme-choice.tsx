import { useContext } from 'react';
import { ThemeContext } from '#platform/web/content/theme-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import styles from './theme-choice.module.css';

/** Works from the first script on (`boot/theme.ts`), before the application is there. */
export function ThemeChoice() {
  const { t } = useTranslation();
  const theme = useContext(ThemeContext);
  return (
    <label className={styles.choice}>
      <span>{t('site.theme.label')}</span>
      <select className={styles.select} data-theme-choice="" defaultValue={theme ?? ''}>
        <option value="">{t('site.theme.auto')}</option>
        <option value="light">{t('site.theme.light')}</option>
        <option value="dark">{t('site.theme.dark')}</option>
      </select>
    </label>
  );
}
