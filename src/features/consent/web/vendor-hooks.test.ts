import { expect, test } from 'vitest';
import type { Vendor, VendorSettings } from '../contract/vendor.ts';
import { vendorsInUse } from '../contract/vendor-registry.ts';
import { prepareVendor, sendPageView, type VendorWindow } from './vendor-hooks.ts';

const settings: VendorSettings = {
  googleAnalyticsId: 'G-1',
  googleTagManagerId: 'GTM-1',
  preloadGtag: false,
  siteimproveId: '1',
  siteimproveCookieLess: false,
  embedAllowedHosts: [],
  mapTileUrl: '',
  primaryDomain: '',
  usedVendors: [],
};
const now = new Date('2026-11-15T10:00:00Z');
const view = { url: 'https://plein.example/nieuws?p=2', referrer: 'https://plein.example/', title: 'Nieuws – Plein' };

const prepared = (...keys: Vendor['key'][]): VendorWindow => {
  const target: VendorWindow = {};
  for (const vendor of vendorsInUse(settings))
    if (keys.includes(vendor.key)) prepareVendor(target, vendor, settings, now);
  return target;
};
const layerOf = ({ dataLayer = [] }: VendorWindow) => dataLayer.map((entry) => Array.from(entry as ArrayLike<unknown>));

test('Google Analytics gets its commands as arguments, in order', () => {
  const target = prepared('google-analytics');
  expect(layerOf(target)).toEqual([
    ['js', now],
    ['config', 'G-1'],
  ]);
  expect(Array.isArray(target.dataLayer?.[0])).toBe(false);
  sendPageView(target, view);
  expect(layerOf(target)[2]).toEqual([
    'event',
    'page_view',
    { page_location: view.url, page_title: view.title, page_referrer: view.referrer },
  ]);
});

test('Tag Manager is told of the start, and of each page', () => {
  const target = prepared('google-tag-manager');
  sendPageView(target, view);
  expect(target.gtag).toBeUndefined();
  expect(target.dataLayer).toEqual([
    { 'gtm.start': now.getTime(), event: 'gtm.js' },
    { event: 'pageview', page: { path: '/nieuws?p=2', title: view.title, referrer: view.referrer } },
  ]);
});

test('Siteimprove gets each page with the whole address', () => {
  const target = prepared('siteimprove');
  sendPageView(target, view);
  expect(target._sz).toEqual([['trackdynamic', { url: view.url, ref: view.referrer, title: view.title }]]);
});

test('two of Google share one layer', () => {
  const target = prepared('google-analytics', 'google-tag-manager');
  expect(target.dataLayer).toHaveLength(3);
});

test('without hooks nothing is sent and nothing is made', () => {
  const target: VendorWindow = {};
  sendPageView(target, view);
  expect(target).toEqual({});
});
