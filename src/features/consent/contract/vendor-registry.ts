import { type AskedCategory, askedCategories, type Consent } from './consent.ts';
import { googleAnalytics, googleTagManager } from './google-vendors.ts';
import { ownCookies } from './own-cookies.ts';
import type { Cookie, Vendor, VendorSettings, VendorSources } from './vendor.ts';

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

/** Everyone who can set a cookie on a platform, ourselves first (product.md §1.6). */
export const vendors: readonly Vendor[] = [plein, googleAnalytics, googleTagManager, siteimprove];

export const vendorsInUse = (settings: VendorSettings): Vendor[] => vendors.filter((vendor) => vendor.isOn(settings));

/** The categories that someone must be asked about: those of which cookies exist (§2). */
export const categoriesToAsk = (settings: VendorSettings): AskedCategory[] => {
  const inUse = vendorsInUse(settings).filter((vendor) => vendor.cookies(settings).length > 0);
  return askedCategories.filter((category) => inUse.some((vendor) => vendor.category === category));
};

/** Those that may load now: with consent to their category, or because they set no cookie at all. */
export const allowedVendors = (settings: VendorSettings, consent: Consent): Vendor[] =>
  vendorsInUse(settings).filter(
    (vendor) =>
      vendor.scriptUrl !== undefined &&
      (vendor.cookies(settings).length === 0 || consent.accepted.includes(vendor.category)),
  );

/** What a page may fetch besides its own: of the vendors that are configured, and of nobody else. */
export function vendorSources(settings: VendorSettings): VendorSources {
  const each = vendorsInUse(settings).flatMap(({ sources }) => sources ?? []);
  const all = (of: (sources: VendorSources) => string[]) => [...new Set(each.flatMap(of))];
  return { script: all(({ script }) => script), connect: all(({ connect }) => connect), img: all(({ img }) => img) };
}

/** The cookies among these names that belong to vendors without consent, to be removed when it is taken back. */
export function cookiesToForget(settings: VendorSettings, consent: Consent, present: readonly string[]): string[] {
  const allowed = allowedVendors(settings, consent);
  const patternsOf = (some: readonly Vendor[]) =>
    some.flatMap((vendor) => vendor.cookies(settings)).map(({ name }) => name);
  const kept = patternsOf([plein, ...allowed]);
  const refused = patternsOf(vendorsInUse(settings).filter((vendor) => !allowed.includes(vendor)));
  return present.filter((name) => refused.some(matches(name)) && !kept.some(matches(name)));
}

const matches = (name: string) => (pattern: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
