import type { MenuItem } from '#features/menus/contract/menu.ts';
import { hrefOf, relatedItems, visibleItems } from '#features/menus/contract/menu-paths.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useMenu } from '../../shell-data.ts';
import styles from './sub-menu.module.css';

/** What lies below this page; where nothing does, what lies beside it. And what its menu item names as related (§3). */
export function SubMenu({ trail }: { trail: MenuItem[] }) {
  const { t } = useTranslation();
  const menu = useMenu();
  const current = trail.at(-1);
  const below = visibleItems(current?.children ?? []);
  const items = below.length > 0 ? below : visibleItems(trail.at(-2)?.children ?? []);
  const related = current === undefined ? [] : relatedItems(menu.items, current);
  return (
    <>
      <Part title={t('site.inThisPart')} items={items} current={current} />
      <Part title={t('site.related')} items={related} current={current} />
    </>
  );
}

interface PartProps {
  title: string;
  items: readonly MenuItem[];
  current: MenuItem | undefined;
}

function Part({ title, items, current }: PartProps) {
  if (items.length === 0) return null;
  return (
    <nav className={styles.subMenu} aria-label={title} data-print="hidden">
      <h2 className={styles.title}>{title}</h2>
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
