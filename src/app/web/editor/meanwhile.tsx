import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import styles from './editor-screen.module.css';

/** What the server draws of an editor: its bar. */
export function Meanwhile({ title, heading }: { title: string; heading: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.meanwhile}>
      <header className={`on-brand ${styles.bar}`}>{title}</header>
      <main id="inhoud" tabIndex={-1}>
        <h1 className="visually-hidden">{heading}</h1>
        <noscript>{t('admin.needsScript')}</noscript>
      </main>
    </div>
  );
}
