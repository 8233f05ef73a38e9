import { Outlet, useLocation } from 'react-router';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { useScreenHead } from '../../use-screen-head.ts';
import { PageFrame } from './page-frame.tsx';

/** Around every screen that is neither a content page nor of the admin. */
export function ScreenFrame() {
  const { pathname, search } = useLocation();
  useScreenHead();
  // A screen stands at the same address in every language, with the same question.
  const paths = Object.fromEntries(useLanguages().map((one) => [one, withLanguagePrefix(pathname + search, one)]));
  return (
    <PageFrame paths={paths}>
      <Outlet />
    </PageFrame>
  );
}
