import CircleUserRound from 'lucide-react/icons/circle-user-round';
import ExternalLink from 'lucide-react/icons/external-link';
import Menu from 'lucide-react/icons/menu';
import { type FocusEvent, type KeyboardEvent, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLocation } from 'react-router';
import { BellButton } from '#features/notices/web/bell-button.tsx';
import { ErrorListButton } from '#features/tasks/web/error-list-button.tsx';
import { defaultLanguage, localeOf, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { DetailTitleContext } from '#platform/web/head/detail-title.ts';
import { TitleCountContext } from '#platform/web/head/title-count.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Density } from '#platform/web/ui/density/density.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { PleinMark } from '#platform/web/ui/icon/plein-mark.tsx';
import { isWritten } from '../../catalogue.ts';
import { FindButton } from '../../commands/find-button.tsx';
import { useSettings } from '../../shell-data.ts';
import { useSiteApp } from '../../site-app-context.ts';
import { useScreenHead } from '../../use-screen-head.ts';
import AriaLinks from '../aria-links.tsx';
import { DrawnFirst } from '../drawn-first.tsx';
import { ScreenOutlet } from '../frames/screen-outlet.tsx';
import styles from './admin-frame.module.css';
import { AdminNav, adminNavId } from './admin-nav.tsx';
import { adminPathFor } from './admin-path.ts';

/** §2: paths under /admin show the admin menu, and neither an edit button nor breadcrumbs. */
export default function AdminFrame() {
  const { t } = useTranslation();
  const { language } = useSiteApp();
  const { pathname } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const { tellTitle, tellCount } = useScreenHead();
  const isTranslated = isWritten('admin', language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is what closes it
  useEffect(() => setMenuOpen(false), [pathname]);
  /** What is opened over the screen goes with Escape, back to what opened it. */
  const pressed = (event: KeyboardEvent) => {
    if (!isMenuOpen || event.key !== 'Escape' || event.defaultPrevented) return;
    setMenuOpen(false);
    toggle.current?.focus();
  };
  /** Whoever goes on past its last line is on the screen again, and sees it. */
  const left = ({ relatedTarget }: FocusEvent) => {
    if (isMenuOpen && relatedTarget instanceof Element && relatedTarget.closest('main') !== null) setMenuOpen(false);
  };
  return (
    <Density name="admin" className={styles.frame}>
      <AdminHeader
        toggle={toggle}
        isMenuOpen={isMenuOpen}
        onMenu={() => setMenuOpen(!isMenuOpen)}
        onKeyDown={pressed}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the links and buttons in it */}
      <div
        className={styles.columns}
        onKeyDown={pressed}
        onBlur={left}
        {...(isTranslated ? {} : inLanguage(defaultLanguage))}
      >
        <AdminNav isOpen={isMenuOpen} />
        {isMenuOpen && (
          // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape and the button do the same
          <div className={styles.scrim} onClick={() => setMenuOpen(false)} />
        )}
        <main id="inhoud" tabIndex={-1} className={styles.main}>
          <noscript>
            <p className={styles.needsScript}>{t('admin.needsScript')}</p>
          </noscript>
          <DrawnFirst>
            <Suspense fallback={null}>
              <I18nProvider locale={localeOf(isTranslated ? language : defaultLanguage)}>
                <AriaLinks>
                  <DetailTitleContext value={tellTitle}>
                    <TitleCountContext value={tellCount}>
                      <ScreenOutlet />
                    </TitleCountContext>
                  </DetailTitleContext>
                </AriaLinks>
              </I18nProvider>
            </Suspense>
          </DrawnFirst>
        </main>
      </div>
    </Density>
  );
}

interface AdminHeaderProps {
  toggle: RefObject<HTMLButtonElement | null>;
  isMenuOpen: boolean;
  onMenu(): void;
  onKeyDown(event: KeyboardEvent): void;
}

function AdminHeader({ toggle, isMenuOpen, onMenu, onKeyDown }: AdminHeaderProps) {
  const { t } = useTranslation();
  const { language, reader } = useSiteApp();
  const { platformName } = useSettings();
  return (
    <header className={`on-brand ${styles.header}`}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isMenuOpen}
        aria-controls={adminNavId}
        onClick={onMenu}
        onKeyDown={onKeyDown}
      >
        <Icon icon={Menu} size={20} />
        {t('site.menu')}
      </button>
      <a className={styles.mark} href={withLanguagePrefix(adminPathFor(reader), language)}>
        <PleinMark />
        <span>{t('admin.product')}</span>
      </a>
      <a className={styles.site} href={withLanguagePrefix('/', language)}>
        <Icon icon={ExternalLink} size={20} />
        <span>{platformName}</span>
      </a>
      <FindButton />
      <ErrorListButton className={styles.errors} />
      <BellButton href={withLanguagePrefix('/account/notices', language)} className={styles.account} />
      <a className={styles.account} href={withLanguagePrefix('/account/profile', language)}>
        <Icon icon={CircleUserRound} size={20} />
        <span>{t('site.account')}</span>
      </a>
    </header>
  );
}
