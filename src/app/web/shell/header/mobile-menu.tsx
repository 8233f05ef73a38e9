import ChevronDown from 'lucide-react/icons/chevron-down';
import MenuIcon from 'lucide-react/icons/menu';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { MenuItem } from '#features/menus/contract/menu.ts';
import { hrefOf, visibleItems } from '#features/menus/contract/menu-paths.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { useArrival } from '../use-arrival.ts';
import styles from './mobile-menu.module.css';
import headerStyles from './site-header.module.css';
import { useDetailsOverPage } from './use-details-over-page.ts';

/** The whole menu on a phone. A `details`, so that it opens before any script has run. */
export function MobileMenu({ items }: { items: MenuItem[] }) {
  const { t } = useTranslation();
  const details = useDetailsOverPage();
  const { pathname } = useLocation();
  useArrival(pathname, () => {
    if (details.current !== null) details.current.open = false;
  });
  return (
    // May be open by then.
    <details ref={details} suppressHydrationWarning className={styles.menu}>
      <summary className={`${headerStyles.tool} ${styles.opener}`}>
        <Icon icon={MenuIcon} size={20} />
        <span>{t('site.menu')}</span>
      </summary>
      <nav className={styles.panel} aria-label={t('site.mainMenu')}>
        <Level items={items} />
      </nav>
    </details>
  );
}

function Level({ items }: { items: MenuItem[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
    <ul role="list">
      {items.map((item) => {
        const below = visibleItems(item.children);
        const href = hrefOf(item);
        return (
          <li key={item.guid} className={styles.item}>
            {href !== null && (
              <a className={styles.link} href={href} {...inLanguage(item.nameLang)}>
                {item.name}
              </a>
            )}
            {below.length > 0 && <Below item={item} items={below} />}
          </li>
        );
      })}
    </ul>
  );
}

function Below({ item, items }: { item: MenuItem; items: MenuItem[] }) {
  const { t } = useTranslation();
  return (
    <details className={styles.below} suppressHydrationWarning>
      <summary className={styles.belowOpener} aria-label={t('site.subMenuOf', { name: item.name })}>
        <Icon icon={ChevronDown} size={20} className={styles.chevron} />
      </summary>
      <Level items={items} />
    </details>
  );
}
