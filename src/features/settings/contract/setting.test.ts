import { describe, expect, it } from 'vitest';
import { completeSettings, isSettingKey, publicSettingKeys, settingDefinitions, settingKeys } from './setting.ts';

const keysOfTheSpec = [
  'platformName',
  'platformDescription',
  'primaryDomain',
  'hostNames',
  'colorScheme',
  'headerImages',
  'footers',
  'headerLogo',
  'faviconLogo',
  'headerVisibility',
  'headerLogoHeight',
  'headerLogoPadding',
  'headerLogoPosition',
  'googleAnalyticsId',
  'googleTagManagerId',
  'preloadGtag',
  'siteimproveId',
  'siteimproveCookieLess',
  'showAutoTranslate',
  'useBrowserColor',
  'browserColor',
  'googleSiteVerification',
  'useGoneStatus',
];
/** What the people's part of the product needs besides (product.md §2). */
const ownKeys = [
  'headerLogoDark',
  'organisationKind',
  'languages',
  'timeZone',
  'registration',
  'registrationDomains',
  'embedAllowedHosts',
  'mapTileUrl',
  'mapAttribution',
  'storageMegabytes',
  'storageMegabytesPerPerson',
  'pageChecks',
  'auditRetentionDays',
  'pageApproval',
];

const footerWith = (url: string) => ({
  guid: '6f1c3f57-0a4b-4a5e-9a50-2f7a0c1d9b11',
  name: 'Footer',
  organisation: { $lang: {} },
  address: [],
  phone: '',
  email: '',
  columns: [{ title: { $lang: {} }, links: [{ label: { $lang: {} }, url }] }],
});

describe('platform settings (§3)', () => {
  it('takes a page as the target of a footer link', () => {
    const page = footerWith('page:6f1c3f57-0a4b-4a5e-9a50-2f7a0c1d9b11#regels');
    expect(settingDefinitions.footers.schema.safeParse([page]).success).toBe(true);
  });

  it('has every key of the spec, ours, and no other', () => {
    expect([...settingKeys].sort()).toEqual([...keysOfTheSpec, ...ownKeys].sort());
  });

  it.each(settingKeys)('%s has a default that passes its own validation', (key) => {
    const { schema, fallback } = settingDefinitions[key];
    expect(schema.safeParse(fallback).success).toBe(true);
  });

  it.each([
    ['headerLogoHeight', 72],
    ['headerLogoPadding', 8],
    ['headerVisibility', 'scroll'],
    ['useGoneStatus', false],
    ['languages', ['nl', 'en']],
    ['timeZone', 'Europe/Amsterdam'],
  ] as const)('%s is %s when nobody set it', (key, value) => {
    expect(completeSettings({})[key]).toEqual(value);
  });

  it.each([
    ['headerVisibility', 'floating'],
    ['headerLogoHeight', -1],
    ['colorScheme', { primary: 'red', accent: '#f05a28' }],
    ['hostNames', ['no spaces please']],
    ['googleAnalyticsId', '<script>'],
    ['googleSiteVerification', '"><script>'],
    ['useGoneStatus', 'yes'],
    ['languages', []],
    ['languages', ['en', 'nl']],
    ['languages', ['nl', 'en', 'en']],
    ['languages', ['nl', 'EN']],
    ['languages', ['nl', 'dutch']],
    ['timeZone', 'Bonaire'],
    ['timeZone', '+02:00'],
    ['timeZone', ''],
    ['pageChecks', { headings: 'sometimes' }],
    ['pageChecks', { spelling: 'block' }],
    ['footers', [footerWith('javascript:alert(1)')]],
  ] as const)('%s refuses %j', (key, value) => {
    expect(settingDefinitions[key].schema.safeParse(value).success).toBe(false);
  });

  it.each([
    ['languages', ['nl']],
    ['languages', ['nl', 'de', 'ar', 'pt-BR', 'zh-Hant']],
    ['timeZone', 'America/Kralendijk'],
    ['pageChecks', { headings: 'block', capitals: 'warn' }],
  ] as const)('%s takes %j', (key, value) => {
    expect(settingDefinitions[key].schema.safeParse(value).success).toBe(true);
  });

  it('keeps what is stored and good, and replaces what is not', () => {
    const settings = completeSettings({ platformName: 'Vloedhaven', headerLogoHeight: 'tall', unknown: 1 });
    expect(settings.platformName).toBe('Vloedhaven');
    expect(settings.headerLogoHeight).toBe(72);
    expect('unknown' in settings).toBe(false);
  });

  it('knows its own keys, and not those of every object', () => {
    expect(isSettingKey('colorScheme')).toBe(true);
    expect(isSettingKey('constructor')).toBe(false);
    expect(publicSettingKeys).not.toContain('hostNames');
  });
});
