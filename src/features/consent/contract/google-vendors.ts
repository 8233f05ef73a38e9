import type { Cookie, Vendor, VendorSources } from './vendor.ts';

const sources: Partial<VendorSources> = {
  script: ['https://www.googletagmanager.com'],
  connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  img: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};
const policyUrl = 'https://policies.google.com/privacy';

const recognise = {
  nl: 'Herkent dezelfde browser bij een volgend bezoek, om bezoekers te tellen.',
  en: 'Recognises the same browser on a later visit, to count visitors.',
};

const analyticsCookies: Cookie[] = [
  { name: '_ga', expiry: 'months24', purpose: recognise },
  {
    name: '_ga_*',
    expiry: 'months24',
    purpose: { nl: 'Onthoudt welke bezoeken bij elkaar horen.', en: 'Remembers which visits belong together.' },
  },
  {
    name: '_gid',
    expiry: 'hours24',
    purpose: {
      nl: 'Een nummer voor deze browser, om pagina’s van één dag bij elkaar te tellen.',
      en: 'A number for this browser, to add up the pages of one day.',
    },
  },
  {
    name: '_gat*',
    expiry: 'minute1',
    purpose: { nl: 'Beperkt hoe vaak er gegevens worden verstuurd.', en: 'Limits how often data are sent.' },
  },
];

const trackingCookies: Cookie[] = [
  {
    name: '_gcl_*',
    expiry: 'days90',
    purpose: {
      nl: 'Onthoudt via welke advertentie of campagne iemand op de site kwam.',
      en: 'Remembers through which advertisement or campaign someone came to the site.',
    },
  },
];

export const googleAnalytics: Vendor = {
  key: 'google-analytics',
  name: 'Google Analytics',
  purpose: {
    nl: 'Telt bezoekers en laat zien welke pagina’s zij lezen, zodat de site beter kan worden.',
    en: 'Counts visitors and shows which pages they read, so that the site can be improved.',
  },
  category: 'analytical',
  policyUrl,
  isOn: ({ googleAnalyticsId }) => googleAnalyticsId !== '',
  cookies: () => analyticsCookies,
  scriptUrl: ({ googleAnalyticsId }) => `https://www.googletagmanager.com/gtag/js?id=${googleAnalyticsId}`,
  sources,
};

/** What a container holds is not for us to know, so it counts as the category that asks most. */
export const googleTagManager: Vendor = {
  key: 'google-tag-manager',
  name: 'Google Tag Manager',
  purpose: {
    nl: 'Volgt hoe bezoekers bij de site komen, bijvoorbeeld via een campagne.',
    en: 'Follows how visitors reach the site, for example through a campaign.',
  },
  category: 'tracking',
  policyUrl,
  isOn: ({ googleTagManagerId }) => googleTagManagerId !== '',
  cookies: () => [...trackingCookies, ...analyticsCookies],
  scriptUrl: ({ googleTagManagerId }) => `https://www.googletagmanager.com/gtm.js?id=${googleTagManagerId}`,
  sources,
};
