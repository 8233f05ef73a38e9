import { Outlet } from 'react-router';
import { useSettings } from '../../shell-data.ts';
import { useScreenHead } from '../../use-screen-head.ts';

/** Outside the main layout (§2): the screen draws the whole page itself, and is told whose it is. */
export function BareFrame() {
  const { platformName } = useSettings();
  useScreenHead();
  return <Outlet context={platformName} />;
}
