import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { isConsentDialogShown } from '#features/consent/contract/consent-dialog.ts';
import { categoriesToAsk, vendorsInUse } from '#features/consent/contract/vendor-registry.ts';
import { useConsent } from '#features/consent/web/consent-store.ts';
import { VendorScripts } from '#features/consent/web/vendor-scripts.tsx';
import { legalPath } from '#features/legal/contract/legal-kind.ts';
import { addTexts } from '../catalogue.ts';
import { useVendorSettings } from '../shell-data.ts';
import type { SiteApp } from '../site-app.ts';
import { useSiteApp } from '../site-app-context.ts';

const CommandsHost = lazy(() => import('../commands/commands-host.tsx'));
const BellHost = lazy(() => import('#features/notices/web/parts/bell-host.tsx'));
const MemberDialogs = lazy(() => import('./member-dialogs.tsx'));

/** A visitor on a content page has the site's texts alone; the question brings its words along. */
const withTexts = (app: SiteApp) =>
  lazy(async () => {
    const [dialog] = await Promise.all([import('#features/consent/web/consent-dialog.tsx'), addTexts(app, 'screens')]);
    return dialog;
  });

/** What is asked on top of a page when the application starts (§2). An invitation stands outside the main layout. */
export default function AppDialogs() {
  const app = useSiteApp();
  const settings = useVendorSettings();
  const { pathname } = useLocation();
  const { state } = useConsent();
  const [ConsentDialog] = useState(() => withTexts(app));
  const categories = categoriesToAsk(settings);
  return (
    <>
      <VendorScripts settings={settings} />
      <Suspense fallback={null}>
        {isConsentDialogShown({ path: pathname, isConsentSet: state === 'set', categories }) && (
          <ConsentDialog
            categories={categories}
            vendors={vendorsInUse(settings).filter((vendor) => vendor.cookies(settings).length > 0)}
            statementPath={legalPath('cookie-statement', app.language)}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>{app.reader.isSignedIn && <CommandsHost />}</Suspense>
      <Suspense fallback={null}>{app.reader.isSignedIn && app.reader.viewingAs === null && <MemberDialogs />}</Suspense>
      <Suspense fallback={null}>{app.reader.isSignedIn && app.reader.viewingAs === null && <BellHost />}</Suspense>
    </>
  );
}
