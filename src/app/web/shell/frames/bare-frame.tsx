import { type ReactNode, Suspense, use } from 'react';
import { Outlet, useLocation } from 'react-router';
import { isAdminPath } from '#platform/contract/addresses/admin-path.ts';
import { NotificationsContext } from '#platform/web/notifications/notifications-context.ts';
import { useSettings } from '../../shell-data.ts';
import { useSiteApp } from '../../site-app-context.ts';
import { useScreenHead } from '../../use-screen-head.ts';
import { InBrowser } from '../in-browser.tsx';

/** Without header, menu and footer: the screen draws the whole page itself, and is told whose it is. */
export function BareFrame() {
  const { platformName } = useSettings();
  const { pathname } = useLocation();
  useScreenHead();
  const screen = <Outlet context={platformName} />;
  if (!isAdminPath(pathname)) return screen;
  return (
    <InBrowser>
      <Suspense fallback={null}>
        <Telling>{screen}</Telling>
      </Suspense>
    </InBrowser>
  );
}

/** Screens of the admin area may tell something by themselves, beside what a task tells. */
function Telling({ children }: { children: ReactNode }) {
  const { notifications } = use(useSiteApp().taskParts());
  return <NotificationsContext value={notifications}>{children}</NotificationsContext>;
}
