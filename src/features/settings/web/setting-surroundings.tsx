import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { readSurroundings } from '../contract/settings.endpoints.ts';
import styles from './settings-screen.module.css';

/** What stands in the environment of the server: to be read here, without its secrets. */
export function SettingSurroundings() {
  const { t } = useTranslation();
  const { sender, sendsMail, translator } = useLoaded(readSurroundings, {});
  return (
    <div className={styles.elsewhere} data-wide="">
      <strong>{t('settings.surroundings.title')}</strong>
      <p className={styles.muted}>{t('settings.surroundings.lead')}</p>
      <dl className={styles.facts}>
        <dt>{t('settings.surroundings.sender')}</dt>
        <dd>
          {sender}
          <span className={styles.small}>
            {t(sendsMail ? 'settings.surroundings.mail' : 'settings.surroundings.noMail')}
          </span>
        </dd>
        <dt>{t('settings.surroundings.translator')}</dt>
        <dd>
          {translator}
          <span className={styles.small}>
            {t(translator === null ? 'settings.surroundings.noTranslator' : 'settings.surroundings.translates')}
          </span>
        </dd>
      </dl>
    </div>
  );
}
