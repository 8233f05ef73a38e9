import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useMatches } from 'react-router';
import { isAdminPath } from '#platform/contract/admin-path.ts';
import type { RouteHandle } from '../routes.tsx';
import { useSiteHead } from '../use-site-head.ts';
import { AdminFrame } from './admin-frame.tsx';
import { PageFrame } from './page-frame.tsx';

/** Around every screen that is not a content page. Paths under /admin show the admin menu (§2). */
export function ScreenFrame() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { titleKey } = (useMatches().at(-1)?.handle ?? {}) as RouteHandle;
  useSiteHead({ title: titleKey === undefined ? undefined : t(titleKey), isIndexed: false });
  const Frame = isAdminPath(pathname) ? AdminFrame : PageFrame;
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
