import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import type { MenuItem } from '#features/menus/contract/menu.ts';
import { hrefOf, isLargeMenu, visibleItems } from '#features/menus/contract/menu-paths.ts';
import { Text } from '#platform/web/content/localized.tsx';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import styles from './main-menu.module.css';
import { endsAt, type MenuStep, menuSteps, moreEndsAt, stepsOf } from './menu-fit.ts';
import { useMenuPanel } from './use-menu-panel.ts';
import { type MenuPlace, useMenuPlace } from './use-menu-place.ts';

/** What fits stands on one line; the rest goes under "Meer". Guessed from the words, so it is right before any script. */
export function MainMenu({ items }: { items: MenuItem[] }) {
  const { t } = useTranslation();
  const placeOf = useMenuPlace();
  const entries = items.map(({ name, children }) => ({ label: name, hasButton: visibleItems(children).length > 0 }));
  const steps = stepsOf(entries, t('site.more'));
  const [narrowest] = menuSteps;
  // In a large one there is too much to look through for more than names.
  const hasDescriptions = !isLargeMenu(items);
  const underMore = items.flatMap((item, index) => (steps[index] === narrowest ? [] : [{ item, until: steps[index] }]));
  return (
    <nav className={`wrap ${styles.menu}`} aria-label={t('site.mainMenu')} data-print="hidden">
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.list}>
        {items.map(
          (item, index) =>
            steps[index] !== undefined && (
              <TopItem
                key={item.guid}
                label={item.name}
                lang={item.nameLang}
                href={hrefOf(item)}
                below={visibleItems(item.children).map((child) => ({ item: child, until: undefined }))}
                placeOf={placeOf}
                hasDescriptions={hasDescriptions}
                current={placeOf(item)}
                from={steps[index]}
                endsAt={endsAt(entries, index)}
              />
            ),
        )}
        {underMore.length > 0 && (
          <TopItem
            label={t('site.more')}
            href={null}
            below={underMore}
            placeOf={placeOf}
            hasDescriptions={hasDescriptions}
            until={steps.includes(undefined) ? undefined : steps.at(-1)}
            endsAt={moreEndsAt(entries, t('site.more'))}
          />
        )}
      </ul>
    </nav>
  );
}

/** An item that stands under "Meer" until the bar is wide enough for it. */
interface Below {
  item: MenuItem;
  until: MenuStep | undefined;
}

interface TopItemProps {
  label: string;
  lang?: string | undefined;
  href: string | null;
  below: Below[];
  placeOf: MenuPlace;
  hasDescriptions: boolean;
  current?: ReturnType<MenuPlace>;
  /** Of the bar: the width at which it comes, and at which it goes. */
  from?: MenuStep | undefined;
  until?: MenuStep | undefined;
  /** At which widths of the bar its panel ends where it ends itself, instead of starting where it starts. */
  endsAt: readonly MenuStep[];
}

/**
 * A link and, where there is more below it, a button of its own for what is below: each does one thing, by pointer,
 * touch or keyboard. Hovering opens after 50 ms (§9), in CSS, so it works before any script.
 */
function TopItem({ label, lang, href, below, current, from, until, endsAt, ...rest }: TopItemProps) {
  const { t } = useTranslation();
  const { item, button, isOpen, isDismissed, putAway, ...panel } = useMenuPanel();
  const panelId = useId();

  const words = (
    <span {...inLanguage(lang)} className={styles.words}>
      {label}
    </span>
  );
  return (
    <li
      ref={item}
      className={styles.item}
      data-from={from}
      data-until={until}
      data-ends={endsAt.length > 0 ? endsAt.join(' ') : undefined}
      data-open={isOpen ? '' : undefined}
      data-dismissed={isDismissed ? '' : undefined}
      onPointerLeave={panel.onPointerLeave}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) panel.onFocusLeave();
      }}
    >
      {href !== null && (
        <a
          className={styles.link}
          href={href}
          aria-current={current}
          data-with-button={below.length > 0 ? '' : undefined}
        >
          {words}
        </a>
      )}
      {below.length > 0 && (
        <>
          <button
            ref={button}
            type="button"
            className={href === null ? styles.link : styles.opener}
            aria-expanded={isOpen}
            aria-controls={panelId}
            aria-label={href === null ? undefined : t('site.subMenuOf', { name: label })}
            onClick={panel.toggle}
          >
            {href === null && words}
            <Icon icon={ChevronDown} size={16} className={styles.chevron} />
          </button>
          <SubItems id={panelId} items={below} onFollow={putAway} {...rest} />
        </>
      )}
    </li>
  );
}

interface SubItemsProps {
  id: string;
  items: Below[];
  placeOf: MenuPlace;
  hasDescriptions: boolean;
  onFollow: () => void;
}

function SubItems({ id, items, placeOf, hasDescriptions, onFollow }: SubItemsProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
    <ul role="list" id={id} className={styles.panel}>
      {items.map(({ item, until }) => {
        const href = hrefOf(item);
        return (
          href !== null && (
            <li key={item.guid} data-until={until}>
              <a href={href} aria-current={placeOf(item)} onClick={onFollow}>
                <strong {...inLanguage(item.nameLang)}>{item.name}</strong>
                {hasDescriptions && <Text of={{ value: item.description, lang: item.descriptionLang }} />}
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
}
