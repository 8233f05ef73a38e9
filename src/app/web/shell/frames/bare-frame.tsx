import { Outlet, useLocation } from 'react-router';
import { isAdminPath } from '#platform/contract/addresses/admin-path.ts';
import { useSettings } from '../../shell-data.ts';
import { useScreenHead } from '../../use-screen-head.ts';
import { InBrowser } from '../in-browser.tsx';

/** Without header, menu and footer: the screen draws the whole page itself, and is told whose it is. */
export function BareFrame() {
  const { platformName } = useSettings();
  const { pathname } = useLocation();
  useScreenHead();
  const screen = <Outlet context={platformName} />;
  return isAdminPath(pathname) ? <InBrowser>{screen}</InBrowser> : screen;
}
