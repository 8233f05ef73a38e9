import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useMatches } from 'react-router';
import { isAdminPath } from '#platform/contract/admin-path.ts';
import { languages, withLanguagePrefix } from '#platform/contract/language.ts';
import type { RouteHandle } from '../routes.tsx';
import { useSiteHead } from '../use-site-head.ts';
import { AdminFrame } from './admin-frame.tsx';
import { PageFrame } from './page-frame.tsx';

/** Around every screen that is not a content page. Paths under /admin show the admin menu (§2). */
export function ScreenFrame() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { titleKey } = (useMatches().at(-1)?.handle ?? {}) as RouteHandle;
  useSiteHead({ title: titleKey === undefined ? undefined : t(titleKey), isIndexed: false });
  if (isAdminPath(pathname)) {
    return (
      <AdminFrame>
        <Outlet />
      </AdminFrame>
    );
  }
  // A screen stands at the same address in every language, with the same question.
  const paths = Object.fromEntries(languages.map((one) => [one, withLanguagePrefix(pathname + search, one)]));
  return (
    <PageFrame paths={paths}>
      <Outlet />
    </PageFrame>
  );
}
