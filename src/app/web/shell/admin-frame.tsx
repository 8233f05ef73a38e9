import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { withLanguagePrefix } from '#platform/contract/language.ts';
import { Density } from '#platform/web/ui/density/density.tsx';
import { useSettings } from '../shell-data.ts';
import { useSiteApp } from '../site-app-context.ts';
import { useScreenHead } from '../use-screen-head.ts';
import styles from './admin-frame.module.css';
import { InBrowser } from './in-browser.tsx';

/** Only here, so that a visitor's application does without React Aria. */
const AriaProviders = lazy(() => import('./aria-providers.tsx'));

/** §2: paths under /admin show the admin menu, and neither an edit button nor breadcrumbs. */
export default function AdminFrame() {
  const { t } = useTranslation();
  const { language, reader } = useSiteApp();
  const { platformName } = useSettings();
  const { pathname } = useLocation();
  useScreenHead();
  const entries = [
    ...(reader.isAdmin ? [{ path: '/admin/pages', label: t('admin.menu.pages') }] : []),
    { path: '/admin/gallery', label: t('admin.menu.gallery') },
  ];
  return (
    <Density name="admin" className={styles.frame}>
      <a className={styles.skip} href="#inhoud">
        {t('site.skip')}
      </a>
      <header className={`on-brand ${styles.header}`}>
        <a className={styles.home} href={withLanguagePrefix('/', language)}>
          {platformName}
        </a>
        <nav aria-label={t('admin.menu.label')}>
          {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
          <ul role="list" className={styles.menu}>
            {entries.map(({ path, label }) => (
              <li key={path}>
                <a
                  className={styles.link}
                  href={withLanguagePrefix(path, language)}
                  aria-current={pathname === path ? 'page' : undefined}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <a className={styles.link} href={withLanguagePrefix('/account/profile', language)}>
          {t('site.account')}
        </a>
      </header>
      <main id="inhoud" tabIndex={-1} className={styles.main}>
        <InBrowser meanwhile={<noscript>{t('admin.needsScript')}</noscript>}>
          <Suspense fallback={null}>
            <AriaProviders language={language}>
              <Outlet />
            </AriaProviders>
          </Suspense>
        </InBrowser>
      </main>
    </Density>
  );
}
