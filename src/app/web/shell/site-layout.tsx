import { Outlet, useLocation } from 'react-router';
import { isAdminPath } from '#platform/contract/admin-path.ts';
import { AdminFrame } from './admin-frame.tsx';
import { ClientNavigation } from './client-navigation.tsx';
import { LoadingIndicator } from './loading-indicator.tsx';
import { Scrolling } from './scrolling.tsx';

/** The main layout (§2): everything but the invitation sits in it. Paths under /admin show the admin menu. */
export function SiteLayout() {
  const { pathname } = useLocation();
  return (
    <>
      <ClientNavigation />
      <Scrolling />
      <LoadingIndicator />
      {isAdminPath(pathname) ? (
        <AdminFrame>
          <Outlet />
        </AdminFrame>
      ) : (
        <Outlet />
      )}
    </>
  );
}
