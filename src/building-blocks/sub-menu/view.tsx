import type { MenuItem } from '#features/menus/contract/menu.ts';
import { hrefOf, visibleItems } from '#features/menus/contract/menu-paths.ts';
import { isFilled } from '#platform/web/content/localized.tsx';
import { PlainList } from '#platform/web/content/plain-list.tsx';
import type { ViewTexts } from '#platform/web/content/use-view-texts.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { linkRel } from '#platform/web/ui/link/link-rel.ts';
import { headingId } from '../kit/web/block-frame.tsx';
import type { BlockViewProps } from '../kit/web/block-view.ts';
import { usePageAround } from '../kit/web/page-context.ts';
import type definition from './definition.ts';
import { menuPart } from './menu-part.ts';
import en from './messages/en.view.json';
import nl from './messages/nl.view.json';
import styles from './view.module.css';

export const texts: ViewTexts = { nl, en };

export default function SubMenuView({ block, options }: BlockViewProps<typeof definition>) {
  const { t } = useTranslation();
  const page = usePageAround();
  const items = page === undefined ? [] : menuPart(options.show, page.menu, page.trail);
  if (page === undefined || items.length === 0) return null;
  const name = isFilled(block.heading)
    ? { 'aria-labelledby': headingId(block) }
    : { 'aria-label': t('blocks.subMenu.label') };
  return (
    <nav className={styles.menu} {...name} data-print="hidden">
      <Items items={items} trail={page.trail} depth={options.depth} hasDescriptions={options.hasDescriptions} />
    </nav>
  );
}

interface ItemsProps {
  items: readonly MenuItem[];
  trail: readonly MenuItem[];
  depth: number;
  hasDescriptions: boolean;
}

function Items({ items, trail, depth, hasDescriptions }: ItemsProps) {
  return (
    <PlainList className={styles.list}>
      {items.map((item) => {
        const below = depth > 1 ? visibleItems(item.children) : [];
        return (
          <li key={item.guid}>
            <Item item={item} trail={trail} hasDescription={hasDescriptions && item.description !== ''} />
            {below.length > 0 && (
              <Items items={below} trail={trail} depth={depth - 1} hasDescriptions={hasDescriptions} />
            )}
          </li>
        );
      })}
    </PlainList>
  );
}

interface ItemProps {
  item: MenuItem;
  trail: readonly MenuItem[];
  hasDescription: boolean;
}

function Item({ item, trail, hasDescription }: ItemProps) {
  const href = hrefOf(item);
  const isHere = item.guid === trail.at(-1)?.guid;
  const isOnTheWay = !isHere && trail.some(({ guid }) => guid === item.guid);
  const words = (
    <>
      <span {...inLanguage(item.nameLang)}>{item.name}</span>
      {hasDescription && (
        <span className={styles.description} {...inLanguage(item.descriptionLang)}>
          {item.description}
        </span>
      )}
    </>
  );
  // An item that only gathers others leads nowhere.
  if (href === null) return <span className={styles.item}>{words}</span>;
  return (
    <a
      href={href}
      rel={linkRel(href)}
      className={styles.item}
      aria-current={isHere ? 'page' : isOnTheWay ? 'true' : undefined}
    >
      {words}
    </a>
  );
}
