import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { useSiteApp } from '../../site-app-context.ts';
import { adminMenuFor, isWithinEntry } from './admin-menu.ts';
import styles from './admin-nav.module.css';

export const adminNavId = 'admin-menu';

/** The admin menu (§2): beside the screen where there is room, else under the header when asked for. */
export function AdminNav({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation();
  const { language, reader, isDevelopment } = useSiteApp();
  const { pathname } = useLocation();
  return (
    <nav id={adminNavId} className={styles.nav} aria-label={t('admin.menu.label')} data-open={isOpen ? '' : undefined}>
      {adminMenuFor(reader, isDevelopment).map(({ labelKey, entries }) => (
        <div key={labelKey}>
          <p id={labelKey} className={styles.group}>
            {t(labelKey)}
          </p>
          {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
          <ul role="list" aria-labelledby={labelKey}>
            {entries.map((entry) => (
              <li key={entry.path}>
                <a
                  className={styles.link}
                  href={withLanguagePrefix(entry.path, language)}
                  aria-current={isWithinEntry(pathname, entry.path) ? 'page' : undefined}
                >
                  <Icon icon={entry.icon} size={20} />
                  {t(entry.labelKey)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
