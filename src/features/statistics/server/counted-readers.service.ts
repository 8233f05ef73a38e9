import type { SettingsService } from '#features/settings/server/settings.service.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { RequestContext } from '#platform/server/http/route.ts';
import { isAskedNotTo } from '../contract/is-asked-not-to.ts';
import { createBrowsers } from './browsers.ts';

/** Who looks, as the request says it. It is forgotten as soon as the number of the visitor is made, a moment later. */
export interface Looker {
  ip: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  viewer: Viewer;
  /** A proxy that is trusted passed it on: of nobody else it is believed which country they are in. */
  isByProxy: boolean;
}

export const lookerOf = ({
  viewer,
  client,
  asked: { headers, isByProxy = false },
}: Pick<RequestContext<unknown>, 'viewer' | 'client' | 'asked'>): Looker => ({
  ip: client.ip,
  headers,
  viewer,
  isByProxy,
});

export const headerWord = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

/** Who asks for that, who looks as somebody else, and what a browser prepares for a click that may never come. */
export const isLeftOut = ({ headers, viewer }: Pick<Looker, 'headers' | 'viewer'>): boolean =>
  viewer.viewingAs !== undefined || isAskedNotTo(headers) || headerWord(headers['sec-purpose']).startsWith('prefetch');

export const isStaffOfSite = ({ viewer }: Pick<Looker, 'viewer'>): boolean => viewer.isAdmin || viewer.isContentManager;

/** Whoever is not counted as a visitor is counted nowhere else. */
export function createCountedReaders({ settings }: { settings: Pick<SettingsService, 'all'> }) {
  const browserOf = createBrowsers();
  return {
    async isCounted(looker: Looker): Promise<boolean> {
      if (isLeftOut(looker) || browserOf(headerWord(looker.headers['user-agent'])) === 'robot') return false;
      return !isStaffOfSite(looker) || (await settings.all()).countStaff;
    },
  };
}
