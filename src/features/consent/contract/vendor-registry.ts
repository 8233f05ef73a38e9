import { blockVendor } from './block-vendors.ts';
import { type AskedCategory, askedCategories, type Consent } from './consent.ts';
import { googleAnalytics, googleTagManager } from './google-vendors.ts';
import { tileSource } from './map-tiles.ts';
import { ownCookies } from './own-cookies.ts';
import type { Cookie, Vendor, VendorKey, VendorSettings, VendorSources } from './vendor.ts';

/** The site itself: what it cannot do without, so nobody is asked. */
const plein: Vendor = {
  key: 'plein',
  name: 'Plein',
  purpose: {
    nl: 'Laat de site werken: inloggen, de weergave en uw keuze over cookies.',
    en: 'Makes the site work: signing in, how it looks and your choice about cookies.',
  },
  category: 'required',
  isOn: () => true,
  cookies: () => ownCookies,
};

const siteimprove: Vendor = {
  key: 'siteimprove',
  name: 'Siteimprove',
  purpose: {
    nl: 'Telt bezoekers en vindt fouten op pagina’s, zoals links die niet meer werken.',
    en: 'Counts visitors and finds faults on pages, such as links that no longer work.',
  },
  category: 'analytical',
  policyUrl: 'https://www.siteimprove.com/privacy/privacy-policy/',
  isOn: ({ siteimproveId }) => siteimproveId !== '',
  cookies: ({ siteimproveCookieLess }) => (siteimproveCookieLess ? [] : siteimproveCookies),
  scriptUrl: ({ siteimproveId }) => `https://siteimproveanalytics.com/js/siteanalyze_${siteimproveId}.js`,
  sources: {
    script: ['https://siteimproveanalytics.com'],
    connect: ['https://*.siteimproveanalytics.io'],
    img: ['https://*.siteimproveanalytics.io'],
  },
};

const siteimproveCookies: Cookie[] = [
  {
    name: 'nmstat',
    expiry: 'months13',
    purpose: {
      nl: 'Herkent dezelfde browser bij een volgend bezoek, om bezoekers te tellen.',
      en: 'Recognises the same browser on a later visit, to count visitors.',
    },
  },
  {
    name: 'siteimproveses',
    expiry: 'session',
    purpose: { nl: 'Telt de pagina’s van één bezoek bij elkaar.', en: 'Adds up the pages of one visit.' },
  },
];

/** Those that the settings switch on, ourselves first (product.md §1.6); the others come with blocks. */
export const vendors: readonly Vendor[] = [plein, googleAnalytics, googleTagManager, siteimprove];

export const vendorsInUse = (settings: VendorSettings): Vendor[] =>
  [...vendors, ...settings.usedVendors.flatMap((key) => blockVendor(key, settings) ?? [])].filter((vendor) =>
    vendor.isOn(settings),
  );

/** The categories that someone must be asked about: those of which cookies exist (§2). */
export const categoriesToAsk = (settings: VendorSettings): AskedCategory[] =>
  categoriesOf(vendorsInUse(settings).filter((vendor) => vendor.cookies(settings).length > 0));

/** What can be chosen on the cookie statement: also of vendors without cookies, whose script or part waits for a choice. */
export const categoriesToChoose = (settings: VendorSettings): AskedCategory[] =>
  categoriesOf(vendorsInUse(settings).filter((one) => isWaiting(one) || one.cookies(settings).length > 0));

const isWaiting = ({ isGated, scriptUrl }: Vendor): boolean => isGated === true || scriptUrl !== undefined;

const categoriesOf = (some: readonly Vendor[]): AskedCategory[] =>
  askedCategories.filter((category) => some.some((vendor) => vendor.category === category));

/** Those whose script may load now: nothing of others comes before consent to its category, with or without cookies. */
export const allowedVendors = (settings: VendorSettings, consent: Consent): Vendor[] =>
  scriptVendors(settings).filter(({ category }) => consent.accepted.includes(category));

export const hasVendorScripts = (settings: VendorSettings): boolean => scriptVendors(settings).length > 0;

const scriptVendors = (settings: VendorSettings): Vendor[] =>
  vendorsInUse(settings).filter(({ scriptUrl }) => scriptUrl !== undefined);

/** What a page may fetch besides its own: of the vendors that are configured or used, and of nobody else. */
export function vendorSources(settings: VendorSettings): VendorSources {
  const inUse = vendorsInUse(settings);
  const tiles = inUse.some(({ key }) => key === 'map-tiles') ? tileSource(settings.mapTileUrl) : [];
  const all = (kind: keyof VendorSources) => [...new Set(inUse.flatMap(({ sources }) => sources?.[kind] ?? []))];
  return {
    script: all('script'),
    connect: all('connect'),
    img: [...all('img'), ...tiles],
    frame: all('frame'),
    media: all('media'),
  };
}

/**
 * The cookies among these names that belong to scripts without consent, to be removed when it is taken back. Those of a
 * frame lie with its own host.
 */
export function cookiesToForget(settings: VendorSettings, consent: Consent, present: readonly string[]): string[] {
  const allowed = allowedVendors(settings, consent);
  const isAllowed = (key: VendorKey) => allowed.some((vendor) => vendor.key === key);
  const patternsOf = (some: readonly Vendor[]) =>
    some.flatMap((vendor) => vendor.cookies(settings)).map(({ name }) => name);
  const kept = patternsOf([plein, ...allowed]);
  const refused = patternsOf(scriptVendors(settings).filter(({ key }) => !isAllowed(key)));
  return present.filter((name) => refused.some(matches(name)) && !kept.some(matches(name)));
}

const matches = (name: string) => (pattern: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
