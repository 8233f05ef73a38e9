import { useTranslation } from 'react-i18next';
import { useSettings } from '../shell-data.ts';
import styles from './site-footer.module.css';
import { ThemeChoice } from './theme-choice.tsx';

/** Below the waterline: who we are and where else to go. */
export function SiteFooter({ guid }: { guid: string | null }) {
  const { t } = useTranslation();
  const { footers, platformName } = useSettings();
  const footer = footers.find((one) => one.guid === guid) ?? footers[0];
  return (
    <footer className={`on-brand ${styles.footer}`}>
      {footer !== undefined && (
        <div className={`wrap ${styles.columns}`}>
          <address className={styles.who}>
            <strong className={styles.name} lang={footer.organisation.lang}>
              {footer.organisation.value}
            </strong>
            <p>
              {footer.address.map((line) => (
                <span key={line} className={styles.line}>
                  {line}
                </span>
              ))}
            </p>
            <p>
              {footer.phone !== '' && <a href={`tel:${footer.phone.replace(/[^+\d]/g, '')}`}>{footer.phone}</a>}
              {footer.email !== '' && <a href={`mailto:${footer.email}`}>{footer.email}</a>}
            </p>
          </address>
          {footer.columns.map((column) => (
            <nav key={column.title.value} aria-label={column.title.value}>
              <h2 className={styles.heading} lang={column.title.lang}>
                {column.title.value}
              </h2>
              {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
              <ul role="list">
                {column.links.map((link) => (
                  <li key={link.url + link.label.value}>
                    <a className={styles.link} href={link.url} lang={link.label.lang}>
                      {link.label.value}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      )}
      <div className={`wrap ${styles.base}`}>
        <ThemeChoice />
        <p>{footer === undefined ? platformName : t('site.madeWith')}</p>
      </div>
    </footer>
  );
}
