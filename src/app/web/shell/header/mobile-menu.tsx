import ChevronDown from 'lucide-react/icons/chevron-down';
import MenuIcon from 'lucide-react/icons/menu';
import Close from 'lucide-react/icons/x';
import { useLocation } from 'react-router';
import type { MenuItem } from '#features/menus/contract/menu.ts';
import { hrefOf, isLargeMenu, visibleItems } from '#features/menus/contract/menu-paths.ts';
import { useIsAlive } from '#platform/web/content/use-is-alive.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { useArrival } from '../use-arrival.ts';
import styles from './mobile-menu.module.css';
import headerStyles from './site-header.module.css';
import { useDetailsOverPage } from './use-details-over-page.ts';
import { type MenuPlace, useMenuPlace } from './use-menu-place.ts';

/**
 * The whole menu on a phone. A `details`, so that it opens before any script has run. Of a large menu the parts where
 * the reader is not come with the script: without one they are reached by the page that they are a part of, where they
 * are open.
 */
export function MobileMenu({ items }: { items: MenuItem[] }) {
  const { t } = useTranslation();
  const details = useDetailsOverPage();
  const { pathname } = useLocation();
  const placeOf = useMenuPlace();
  const isAlive = useIsAlive();
  const isWhole = isAlive || !isLargeMenu(items);
  useArrival(pathname, () => {
    if (details.current !== null) details.current.open = false;
  });
  return (
    // May be open by then.
    <details ref={details} suppressHydrationWarning className={styles.menu}>
      <summary className={`${headerStyles.tool} ${styles.opener}`}>
        <span className={`${styles.words} ${styles.whenClosed}`}>
          <Icon icon={MenuIcon} size={20} />
          {t('site.menu')}
        </span>
        <span className={`${styles.words} ${styles.whenOpen}`}>
          <Icon icon={Close} size={20} />
          {t('ui.close')}
        </span>
      </summary>
      <nav className={styles.panel} aria-label={t('site.mainMenu')}>
        <Level items={items} placeOf={placeOf} isWhole={isWhole} />
      </nav>
    </details>
  );
}

interface LevelProps {
  items: MenuItem[];
  placeOf: MenuPlace;
  isWhole: boolean;
}

function Level({ items, placeOf, isWhole }: LevelProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
    <ul role="list">
      {items.map((item) => {
        const below = visibleItems(item.children);
        const href = hrefOf(item);
        const place = placeOf(item);
        const isDrawn = isWhole || href === null || place !== undefined;
        return (
          <li key={item.guid}>
            {href !== null && (
              <a href={href} aria-current={place} {...inLanguage(item.nameLang)}>
                {item.name}
              </a>
            )}
            {below.length > 0 && isDrawn && <Below item={item} items={below} placeOf={placeOf} isWhole={isWhole} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Open at first where the reader is, so that their place is in sight. */
function Below({ item, ...level }: LevelProps & { item: MenuItem }) {
  const { t } = useTranslation();
  return (
    // Whoever opened or closed it before the script came is not told that they were wrong.
    <details open={level.placeOf(item) !== undefined} suppressHydrationWarning>
      <summary aria-label={t('site.subMenuOf', { name: item.name })}>
        <Icon icon={ChevronDown} size={20} />
      </summary>
      <Level {...level} />
    </details>
  );
}
