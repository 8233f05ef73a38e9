import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { MenuItem } from '#features/menus/contract/menu.ts';
import { findTrail, hrefOf, visibleItems } from '#features/menus/contract/menu-paths.ts';
import { withLanguagePrefix } from '#platform/contract/language.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { useSiteApp } from '../site-app-context.ts';
import styles from './main-menu.module.css';

/** What fits on one line at 1280 px, and between 768 and 1080 px; the rest goes under "Meer". */
const wideCount = 8;
const narrowCount = 4;

export function MainMenu({ items }: { items: MenuItem[] }) {
  const { t } = useTranslation();
  const { language } = useSiteApp();
  const path = withLanguagePrefix(useLocation().pathname, language);
  const isOnTrail = (item: MenuItem) => findTrail([item], (one) => one.path === path) !== undefined;
  return (
    <nav className={`wrap ${styles.menu}`} aria-label={t('site.mainMenu')}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.list}>
        {items.slice(0, wideCount).map((item, index) => (
          <TopItem
            key={item.guid}
            label={item.name}
            lang={item.nameLang}
            href={hrefOf(item)}
            below={visibleItems(item.children)}
            isCurrent={isOnTrail(item)}
            shownFrom={index < narrowCount ? undefined : 'lg'}
          />
        ))}
        <MoreItems items={items.slice(narrowCount)} isOnlyNarrow={items.length <= wideCount} />
      </ul>
    </nav>
  );
}

function MoreItems({ items, isOnlyNarrow }: { items: MenuItem[]; isOnlyNarrow: boolean }) {
  const { t } = useTranslation();
  if (items.length === 0) return null;
  return (
    <TopItem
      label={t('site.more')}
      href={null}
      below={items}
      isCurrent={false}
      shownFrom={isOnlyNarrow ? 'below-lg' : undefined}
    />
  );
}

interface TopItemProps {
  label: string;
  lang?: string | undefined;
  href: string | null;
  below: MenuItem[];
  isCurrent: boolean;
  shownFrom: 'lg' | 'below-lg' | undefined;
}

/**
 * A link and, where there is more below it, a button of its own for what is below: each does one thing, by pointer,
 * touch or keyboard. Hovering opens after 50 ms (§9), in CSS, so it works before any script.
 */
function TopItem({ label, lang, href, below, isCurrent, shownFrom }: TopItemProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();

  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setOpen(false);
    setDismissed(true);
    if (event.currentTarget.contains(document.activeElement)) button.current?.focus();
  };

  const words = (
    <span lang={lang} className={styles.words}>
      {label}
    </span>
  );
  return (
    <li
      className={styles.item}
      data-shown-from={shownFrom}
      data-open={isOpen ? '' : undefined}
      data-dismissed={isDismissed ? '' : undefined}
      onKeyDown={close}
      onPointerLeave={() => setDismissed(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      {href !== null && (
        <a
          className={styles.link}
          href={href}
          aria-current={isCurrent ? 'true' : undefined}
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
            aria-controls={panel}
            aria-label={href === null ? undefined : t('site.subMenuOf', { name: label })}
            onClick={() => setOpen(!isOpen)}
          >
            {href === null && words}
            <Icon icon={ChevronDown} size={16} className={styles.chevron} />
          </button>
          <SubItems id={panel} items={below} onFollow={() => setOpen(false)} />
        </>
      )}
    </li>
  );
}

function SubItems({ id, items, onFollow }: { id: string; items: MenuItem[]; onFollow: () => void }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
    <ul role="list" id={id} className={styles.panel}>
      {items.map((item) => {
        const href = hrefOf(item);
        return (
          href !== null && (
            <li key={item.guid}>
              <a className={styles.subLink} href={href} onClick={onFollow} lang={item.nameLang}>
                <strong className={styles.subName}>{item.name}</strong>
                {item.description}
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
}
