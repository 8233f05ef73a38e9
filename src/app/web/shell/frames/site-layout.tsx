import { lazy, Suspense, use, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { removeUnreadableConsent } from '#features/consent/web/unreadable-consent.ts';
import { isFirstHourPath } from '#features/first-hour/contract/first-hour-path.ts';
import { useSearchSuggestions } from '#features/search/web/search-suggestions.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { saidId } from '#platform/web/notifications/say.ts';
import { useSettings, useVendorUse } from '../../shell-data.ts';
import { useSiteApp } from '../../site-app-context.ts';
import { TriedLookContext } from '../../tried-look.ts';
import { BlockConsentProvider } from '../block-consent.tsx';
import { BlockSurroundings } from '../block-surroundings.tsx';
import { ClientNavigation } from '../client-navigation.tsx';
import { InBrowser } from '../in-browser.tsx';
import { LoadingIndicator } from '../loading-indicator.tsx';
import { Scrolling } from '../scrolling.tsx';
import styles from './site-layout.module.css';

const AppDialogs = lazy(() => import('../../app-dialogs/app-dialogs.tsx'));

const ViewAsBanner = lazy(() => import('#features/access/web/view-as-banner.tsx'));

const TriedLookBanner = lazy(() => import('#features/settings/web/tried-look-banner.tsx'));

const ClosedSite = lazy(() => import('../closed-site.tsx'));

/** The main layout (§2): everything but the invitation sits in it. */
export function SiteLayout() {
  const { t } = useTranslation();
  const { reader, language } = useSiteApp();
  useSearchSuggestions(language);
  return (
    <div className={styles.site}>
      <ClientNavigation />
      <Scrolling />
      <LoadingIndicator />
      {/* Open dialogs hide all else from screen readers, save for what lies above them. */}
      <p id={saidId} role="status" className="visually-hidden" data-react-aria-top-layer="true" />
      {reader.viewingAs !== null && (
        <InBrowser>
          <Suspense fallback={null}>
            <ViewAsBanner {...reader.viewingAs} />
          </Suspense>
        </InBrowser>
      )}
      <TriedLookNotice />
      <a className="skip-link" href="#inhoud" data-print="hidden">
        {t('site.skip')}
      </a>
      <ClosedSiteNotice />
      <Dialogs />
      <BlockConsentProvider>
        <BlockSurroundings>
          <Outlet />
        </BlockSurroundings>
      </BlockConsentProvider>
    </div>
  );
}

/** Whoever tries a look is told so on every page. */
function TriedLookNotice() {
  if (use(TriedLookContext) === undefined) return null;
  return (
    <InBrowser>
      <Suspense fallback={null}>
        <TriedLookBanner />
      </Suspense>
    </InBrowser>
  );
}

/** Whoever manages a site that is closed is told so on every page; not where its first questions are asked. */
function ClosedSiteNotice() {
  const { reader } = useSiteApp();
  const { siteIsOpen } = useSettings();
  const { pathname } = useLocation();
  if (siteIsOpen || !reader.isContentManager || reader.viewingAs !== null || isFirstHourPath(pathname)) return null;
  return (
    <InBrowser>
      <Suspense fallback={null}>
        <ClosedSite />
      </Suspense>
    </InBrowser>
  );
}

/** Before the page in the order of the keyboard. A site that uses nobody else has nothing to ask its visitors. */
function Dialogs() {
  const { reader } = useSiteApp();
  const { asked, hasScripts } = useVendorUse();
  useEffect(() => void removeUnreadableConsent(document), []);
  if (!reader.isSignedIn && asked.length === 0 && !hasScripts) return null;
  return (
    <InBrowser>
      <Suspense>
        <AppDialogs />
      </Suspense>
    </InBrowser>
  );
}
