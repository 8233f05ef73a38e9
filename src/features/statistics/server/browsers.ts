import { isbot } from 'isbot';
import { type Device, deviceOf } from '../contract/device.ts';

const most = 2000;

/**
 * What a browser is, from what it says of itself: few browsers read most pages, and looking through their names is
 * most of what counting one costs. Nothing says who has it, and it is in memory alone.
 */
export function createBrowsers(): (userAgent: string) => Device | 'robot' {
  const known = new Map<string, Device | 'robot'>();
  return (userAgent) => {
    const before = known.get(userAgent);
    if (before !== undefined) return before;
    const browser = userAgent === '' || isbot(userAgent) ? 'robot' : deviceOf(userAgent);
    // Names can be made up without end.
    if (known.size >= most) known.clear();
    known.set(userAgent, browser);
    return browser;
  };
}
