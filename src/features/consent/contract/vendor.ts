import type { SettingValues } from '#features/settings/contract/setting.ts';
import type { Language } from '#platform/contract/language.ts';
import type { ConsentCategory } from './consent.ts';

/** The settings that switch vendors on. */
export type VendorSettings = Pick<
  SettingValues,
  'googleAnalyticsId' | 'googleTagManagerId' | 'preloadGtag' | 'siteimproveId' | 'siteimproveCookieLess'
>;

/** §9, and those of our own cookies. Each has its words under `consent.expiry`. */
export const cookieExpiries = [
  'session',
  'months24',
  'hours24',
  'minute1',
  'days90',
  'months13',
  'minutes5',
  'minutes10',
  'hours8',
  'days7',
  'days30',
  'months6',
  'months12',
] as const;
export type CookieExpiry = (typeof cookieExpiries)[number];

export type Words = Record<Language, string>;

export interface Cookie {
  /** A star at the end stands for whatever the vendor puts there. */
  name: string;
  expiry: CookieExpiry;
  purpose: Words;
}

/** What a page's policy must let through once the vendor is configured. */
export interface VendorSources {
  script: string[];
  connect: string[];
  img: string[];
}

export interface Vendor {
  key: 'plein' | 'google-analytics' | 'google-tag-manager' | 'siteimprove';
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
  sources?: VendorSources;
}
