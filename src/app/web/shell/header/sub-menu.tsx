import { useTranslation } from 'react-i18next';
import type { MenuItem } from '#features/menus/contract/menu.ts';
import { hrefOf, visibleItems } from '#features/menus/contract/menu-paths.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import styles from './sub-menu.module.css';

/** What lies below this page; where nothing does, what lies beside it. */
export function SubMenu({ trail }: { trail: MenuItem[] }) {
  const { t } = useTranslation();
  const current = trail.at(-1);
  const below = visibleItems(current?.children ?? []);
  const items = below.length > 0 ? below : visibleItems(trail.at(-2)?.children ?? []);
  if (items.length === 0) return null;
  return (
    <nav className={styles.subMenu} aria-label={t('site.inThisPart')} data-print="hidden">
      <h2 className={styles.title}>{t('site.inThisPart')}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list">
        {items.map((item) => (
          <li key={item.guid}>
            <a
              className={styles.link}
              href={hrefOf(item) ?? '#'}
              {...inLanguage(item.nameLang)}
              aria-current={item.guid === current?.guid ? 'page' : undefined}
            >
              {item.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
