import type { SettingValues } from '#features/settings/contract/setting.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { ConsentCategory } from './consent.ts';

/**
 * Whoever gets to know of a visitor through a block (product.md §1.6). Of the last two there is one for each host that
 * is really used.
 */
export type BlockVendorKey =
  | 'youtube'
  | 'vimeo'
  | 'spotify'
  | 'soundcloud'
  | 'map-tiles'
  | `embed:${string}`
  | `media:${string}`;
export type VendorKey = 'plein' | 'google-analytics' | 'google-tag-manager' | 'siteimprove' | BlockVendorKey;

/** The settings that switch vendors on, and the vendors of the blocks that are published. */
export interface VendorSettings
  extends Pick<
    SettingValues,
    | 'googleAnalyticsId'
    | 'googleTagManagerId'
    | 'preloadGtag'
    | 'siteimproveId'
    | 'siteimproveCookieLess'
    | 'embedAllowedHosts'
    | 'mapTileUrl'
    | 'primaryDomain'
  > {
  usedVendors: readonly VendorKey[];
}

/** §9, and those of our own cookies and of what blocks show. Each has its words under `consent.expiry`. */
export const cookieExpiries = [
  'session',
  'months24',
  'hours24',
  'minute1',
  'days90',
  'months13',
  'seconds5',
  'minutes5',
  'minutes10',
  'minutes30',
  'hours8',
  'days7',
  'days30',
  'months6',
  'months12',
  'years10',
  'untilCleared',
  'unknown',
] as const;
export type CookieExpiry = (typeof cookieExpiries)[number];

export type Words = Record<Language, string>;

export interface Cookie {
  /** A star at the end stands for whatever the vendor puts there. */
  name: string;
  expiry: CookieExpiry;
  purpose: Words;
}

/** What a page's policy must let through once the vendor is configured or used. */
export interface VendorSources {
  script: string[];
  connect: string[];
  img: string[];
  frame: string[];
  media: string[];
}

export interface Vendor {
  key: VendorKey;
  name: string;
  purpose: Words;
  category: ConsentCategory;
  /** Where the vendor says what it does with the data; our own says it in the privacy statement. */
  policyUrl?: string;
  isOn(settings: VendorSettings): boolean;
  /** None means that nobody has to be asked. */
  cookies(settings: VendorSettings): Cookie[];
  /** The one script that loads it, from the vendor itself. */
  scriptUrl?(settings: VendorSettings): string;
  /** It stands behind a gate on the page itself, and hears of nobody who does not open it. */
  isGated?: boolean;
  sources?: Partial<VendorSources>;
}
