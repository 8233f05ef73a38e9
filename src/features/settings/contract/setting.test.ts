import { describe, expect, it } from 'vitest';
import { completeSettings, publicSettingKeys, settingDefinitions } from './setting.ts';
import { isSettingKey, settingKeys } from './setting-fields.ts';
import { settingProblem } from './setting-problem.ts';

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
  'siteIsOpen',
  'useGoneStatus',
];
/** What the people's part of the product needs besides (product.md §2). */
const ownKeys = [
  'countStaff',
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
  'tryOutsideLinks',
  'auditRetentionDays',
  'pageApproval',
  'reactions',
  'textSize',
  'titleSize',
  'mailSender',
  'securityContact',
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
    expect(settingProblem(key, fallback)).toBeUndefined();
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

  // What the form says while one types is what the schema says when it is sent.
  it.each([
    ['platformName', '', 'required'],
    ['platformName', ' ', 'required'],
    ['platformName', 'x'.repeat(121), 'too-long'],
    ['platformDescription', 'Vloedhaven', 'bad-value'],
    ['organisationKind', 'ministry', 'bad-value'],
    ['headerVisibility', 'floating', 'bad-value'],
    ['headerLogoHeight', -1, 'out-of-range'],
    ['headerLogoHeight', 201, 'out-of-range'],
    ['headerLogoHeight', 72.5, 'out-of-range'],
    ['headerLogoHeight', null, 'out-of-range'],
    ['colorScheme', { primary: 'red', accent: '#f05a28' }, 'bad-color'],
    ['colorScheme', { primary: '#07506e', accent: '' }, 'bad-color'],
    ['browserColor', 'groen', 'bad-color'],
    ['textSize', 17, 'bad-value'],
    ['titleSize', '50', 'bad-value'],
    ['headerLogo', 5, 'bad-value'],
    ['headerImages', [1], 'bad-value'],
    ['hostNames', ['no spaces please'], 'bad-host'],
    ['hostNames', Array.from({ length: 51 }, (_, place) => `h${place}.example`), 'too-many'],
    ['primaryDomain', 'https://example.nl', 'bad-host'],
    ['googleAnalyticsId', '<script>', 'bad-analytics-id'],
    ['googleTagManagerId', 'G-123', 'bad-tag-manager-id'],
    ['siteimproveId', '12a', 'bad-siteimprove-id'],
    ['googleSiteVerification', '"><script>', 'bad-verification'],
    ['embedAllowedHosts', ['https://x'], 'bad-domain'],
    ['mapTileUrl', 'https://tiles.example/1.png', 'bad-tiles'],
    ['mapAttribution', { text: '', url: 'javascript:alert(1)' }, 'bad-link'],
    ['useGoneStatus', 'yes', 'bad-value'],
    ['languages', [], 'no-default-language'],
    ['languages', ['en', 'nl'], 'no-default-language'],
    ['languages', ['nl', 'en', 'en'], 'twice'],
    ['languages', ['nl', 'EN'], 'bad-language'],
    ['languages', ['nl', 'dutch'], 'bad-language'],
    ['timeZone', 'Bonaire', 'bad-time-zone'],
    ['timeZone', '+02:00', 'bad-time-zone'],
    ['timeZone', '', 'bad-time-zone'],
    ['footers', [footerWith('javascript:alert(1)')], 'bad-link'],
    ['footers', [{ ...footerWith('/'), name: '' }], 'required'],
    ['footers', [{ ...footerWith('/'), address: ['1', '2', '3', '4', '5', '6', '7'] }], 'too-many'],
    ['storageMegabytes', -1, 'out-of-range'],
    ['auditRetentionDays', 29, 'out-of-range'],
  ] as const)('%s refuses %j: %s', (key, value, code) => {
    expect(settingDefinitions[key].schema.safeParse(value).success).toBe(false);
    expect(settingProblem(key, value)?.code).toBe(code);
  });

  it.each([
    ['pageChecks', { headings: 'sometimes' }],
    ['pageChecks', { spelling: 'block' }],
  ] as const)('%s refuses %j', (key, value) => {
    expect(settingDefinitions[key].schema.safeParse(value).success).toBe(false);
  });

  it.each([
    ['languages', ['nl']],
    ['languages', ['nl', 'de', 'ar', 'pt-BR', 'zh-Hant']],
    ['timeZone', 'America/Kralendijk'],
    ['pageChecks', { headings: 'block', capitals: 'warn' }],
    ['browserColor', ''],
    ['browserColor', '#1F5A3C'],
    ['primaryDomain', 'www.vloedhaven.nl:8080'],
    ['hostNames', ['vloedhaven.nl', 'www.vloedhaven.nl']],
    ['googleAnalyticsId', 'G-ABC123'],
    ['siteimproveId', '6012345'],
    ['mapTileUrl', 'https://{s}.tiles.example/{z}/{x}/{y}.png'],
    ['mapAttribution', { text: 'OpenStreetMap', url: 'https://osm.example' }],
    ['embedAllowedHosts', ['.example.nl']],
    ['headerLogo', null],
    ['textSize', 22],
    ['titleSize', 64],
    ['footers', [footerWith('/contact')]],
  ] as const)('%s takes %j', (key, value) => {
    expect(settingDefinitions[key].schema.safeParse(value).success).toBe(true);
    expect(settingProblem(key, value)).toBeUndefined();
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
