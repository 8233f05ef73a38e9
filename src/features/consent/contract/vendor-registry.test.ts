import { describe, expect, it, test } from 'vitest';
import { isBlockVendorKey, knownBlockVendors } from './block-vendors.ts';
import { consentTo, noConsent } from './consent.ts';
import { isConsentDialogShown } from './consent-dialog.ts';
import { cookieExpiries, type VendorSettings, type VendorSources } from './vendor.ts';
import {
  allowedVendors,
  categoriesToAsk,
  categoriesToChoose,
  cookiesToForget,
  vendorSources,
  vendors,
  vendorsInUse,
} from './vendor-registry.ts';

const nothing: VendorSettings = {
  googleAnalyticsId: '',
  googleTagManagerId: '',
  preloadGtag: false,
  siteimproveId: '',
  siteimproveCookieLess: true,
  embedAllowedHosts: ['kaart.example', '.overheid.example'],
  mapTileUrl: '',
  primaryDomain: 'www.plein.example',
  usedVendors: [],
};
const analytics = { ...nothing, googleAnalyticsId: 'G-ABC123' };
const tagManager = { ...nothing, googleTagManagerId: 'GTM-ABC' };
const siteimprove = { ...nothing, siteimproveId: '123' };
const everything = {
  ...analytics,
  ...tagManager,
  googleAnalyticsId: 'G-ABC123',
  siteimproveId: '1',
  siteimproveCookieLess: false,
};
const foreignTiles = 'https://{s}.tiles.example/{z}/{x}/{y}.png';
const using = (...usedVendors: VendorSettings['usedVendors']): VendorSettings => ({ ...nothing, usedVendors });
const now = new Date('2026-11-15T10:00:00Z');

test.each([
  ['no vendor', nothing, ['plein'], []],
  ['Google Analytics', analytics, ['plein', 'google-analytics'], ['analytical']],
  ['Tag Manager', tagManager, ['plein', 'google-tag-manager'], ['tracking']],
  ['Siteimprove without cookies', siteimprove, ['plein', 'siteimprove'], []],
  [
    'Siteimprove with cookies',
    { ...siteimprove, siteimproveCookieLess: false },
    ['plein', 'siteimprove'],
    ['analytical'],
  ],
  [
    'all of them',
    everything,
    ['plein', 'google-analytics', 'google-tag-manager', 'siteimprove'],
    ['analytical', 'tracking'],
  ],
  ['a video of YouTube', using('youtube'), ['plein', 'youtube'], ['tracking']],
  ['a video of Vimeo', using('vimeo'), ['plein', 'vimeo'], ['functional']],
  ['sound', using('spotify', 'soundcloud'), ['plein', 'spotify', 'soundcloud'], ['tracking']],
  ['sound of a host without cookies', using('media:geluid.example'), ['plein', 'media:geluid.example'], []],
  ['a frame of a host that may', using('embed:kaart.example'), ['plein', 'embed:kaart.example'], ['tracking']],
  [
    'a frame of a host under one that may',
    using('embed:a.overheid.example'),
    ['plein', 'embed:a.overheid.example'],
    ['tracking'],
  ],
  ['a frame of a host that may not', using('embed:elders.example'), ['plein'], []],
  ['a map without tiles', using('map-tiles'), ['plein'], []],
  ['a map with tiles of our own', { ...using('map-tiles'), mapTileUrl: '/tiles/{z}/{x}/{y}.png' }, ['plein'], []],
  ['a map with tiles of others', { ...using('map-tiles'), mapTileUrl: foreignTiles }, ['plein', 'map-tiles'], []],
])('%s: who is in use and what is asked', (_, settings, inUse, asked) => {
  expect(vendorsInUse(settings).map(({ key }) => key)).toEqual(inUse);
  expect(categoriesToAsk(settings)).toEqual(asked);
});

test.each([
  ['nothing before consent', everything, [], []],
  ['nothing without cookies before consent either', { ...analytics, siteimproveId: '1' }, [], []],
  ['what sets no cookie with its category', siteimprove, ['analytical'], ['siteimprove']],
  ['its own category', everything, ['analytical'], ['google-analytics', 'siteimprove']],
  ['not another one', everything, ['functional'], []],
  ['all', everything, ['analytical', 'tracking'], ['google-analytics', 'google-tag-manager', 'siteimprove']],
  ['but none that is not configured', nothing, ['analytical', 'tracking', 'functional'], []],
] as const)('loads %s', (_, settings, accepted, keys) => {
  const consent = accepted.length === 0 ? noConsent : consentTo(accepted, now);
  expect(allowedVendors(settings, consent).map(({ key }) => key)).toEqual(keys);
});

describe('the policy', () => {
  it('opens for nobody without a vendor', () => {
    expect(vendorSources(nothing)).toEqual({ script: [], connect: [], img: [], frame: [], media: [] });
  });

  it.each<[string, VendorSettings, Partial<VendorSources>]>([
    ['YouTube', using('youtube'), { frame: ['https://www.youtube-nocookie.com'] }],
    ['Vimeo', using('vimeo'), { frame: ['https://player.vimeo.com'] }],
    ['Spotify', using('spotify'), { frame: ['https://open.spotify.com'] }],
    ['SoundCloud', using('soundcloud'), { frame: ['https://w.soundcloud.com'] }],
    ['a frame', using('embed:kaart.example'), { frame: ['https://kaart.example'] }],
    ['a frame that may not', using('embed:elders.example'), {}],
    ['a sound', using('media:geluid.example'), { media: ['https://geluid.example'] }],
    ['tiles', { ...using('map-tiles'), mapTileUrl: foreignTiles }, { img: ['https://*.tiles.example'] }],
    ['tiles that no map uses', { ...nothing, mapTileUrl: foreignTiles }, {}],
  ])('opens for %s just there', (_, settings, opened) => {
    expect(vendorSources(settings)).toEqual({ script: [], connect: [], img: [], frame: [], media: [], ...opened });
  });

  it('opens for those that are configured, each source once and only over https', () => {
    const { script, connect, img, frame, media } = vendorSources(everything);
    expect([...frame, ...media]).toEqual([]);
    expect(script).toEqual(['https://www.googletagmanager.com', 'https://siteimproveanalytics.com']);
    for (const sources of [script, connect, img]) {
      expect(new Set(sources).size).toBe(sources.length);
      for (const source of sources) expect(source).toMatch(/^https:\/\/[\w*.-]+$/);
    }
    expect(vendorSources(siteimprove).script).toEqual(['https://siteimproveanalytics.com']);
  });

  it.each(vendors.filter((vendor) => vendor.scriptUrl !== undefined))('lets the script of $name in', (vendor) => {
    const { origin } = new URL(vendor.scriptUrl?.(everything) ?? '');
    expect(vendor.sources?.script).toContain(origin);
  });
});

describe('the registry', () => {
  const known = [...vendors, ...knownBlockVendors];
  const cookies = known.flatMap((vendor) => vendor.cookies(everything).map((cookie) => ({ vendor, ...cookie })));

  it('has each expiry label of §9', () => {
    const used = new Set(cookies.map(({ expiry }) => expiry));
    for (const label of ['session', 'months24', 'hours24', 'minute1', 'days90', 'months13']) {
      expect(used, label).toContain(label);
    }
    for (const expiry of used) expect(cookieExpiries).toContain(expiry);
  });

  it.each([
    ['_ga', 'months24'],
    ['_gid', 'hours24'],
    ['_gat*', 'minute1'],
    ['_gcl_*', 'days90'],
    ['nmstat', 'months13'],
    ['siteimproveses', 'session'],
  ])('%s lasts %s', (name, expiry) => {
    expect(cookies.find((cookie) => cookie.name === name)?.expiry).toBe(expiry);
  });

  it.each(cookies)('says in both languages what $name is for', ({ purpose, vendor }) => {
    for (const words of [purpose, vendor.purpose])
      for (const text of [words.nl, words.en]) expect(text.length).toBeGreaterThan(10);
  });

  it('counts only our own as required', () => {
    expect(known.filter(({ category }) => category === 'required').map(({ key }) => key)).toEqual(['plein']);
  });
});

test.each([
  ['nothing of others', nothing, []],
  ['what sets cookies', using('youtube', 'vimeo'), ['tracking', 'functional']],
  ['what stands behind a gate without any', using('media:geluid.example'), ['functional']],
  ['a script without any', siteimprove, ['analytical']],
])('on the statement one chooses about %s', (_, settings, categories) => {
  expect(categoriesToChoose(settings)).toEqual(categories);
});

test.each([
  ['youtube', true],
  ['embed:kaart.example', true],
  ['media:a.b.example', true],
  ['embed:', false],
  ['embed:kaart.example/pad', false],
  ["embed:x.example; script-src 'unsafe-inline'", false],
  ['google-analytics', false],
  ['', false],
])('%s can be named by a block: %s', (key, isKey) => {
  expect(isBlockVendorKey(key)).toBe(isKey);
});

const ours = ['plein.session_token', 'theme', 'plein.consent', 'unknown'];
test.each([
  [
    'all of them',
    everything,
    [],
    ['_ga', '_ga_ABC123', '_gat_gtag', '_gcl_au', 'nmstat'],
    ['_ga', '_ga_ABC123', '_gat_gtag', '_gcl_au', 'nmstat'],
  ],
  ['those of the category', everything, ['analytical'], ['_ga', '_gcl_au', 'nmstat'], ['_gcl_au']],
  ['not what another vendor may keep', everything, ['tracking'], ['_ga', '_gcl_au', 'nmstat'], ['nmstat']],
  ['nothing of a frame, whose cookies are not ours', using('embed:kaart.example', 'youtube'), [], ['YSC', 'x'], []],
  ['nothing of vendors that are not configured', nothing, [], ['_ga', 'nmstat'], []],
] as const)('taking consent back forgets %s', (_, settings, accepted, present, forgotten) => {
  expect(cookiesToForget(settings, consentTo(accepted, now), [...ours, ...present])).toEqual(forgotten);
});

test.each([
  ['any page', '/nieuws', false, ['analytical'], true],
  ['the front page', '/', false, ['tracking'], true],
  ['another legal page', '/legal/privacy/nl', false, ['functional'], true],
  ['the cookie statement', '/legal/cookie-statement/nl', false, ['analytical'], false],
  ['an invitation', '/invitation/abc', false, ['analytical'], false],
  ['a page that only begins alike', '/invitations', false, ['analytical'], true],
  ['any page once chosen', '/nieuws', true, ['analytical'], false],
  ['a site without such cookies', '/nieuws', false, [], false],
] as const)('the dialog on %s (§2)', (_, path, isConsentSet, categories, isShown) => {
  expect(isConsentDialogShown({ path, isConsentSet, categories })).toBe(isShown);
});
