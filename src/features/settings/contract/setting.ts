import { z } from 'zod';
import { isTileUrl } from '#features/consent/contract/map-tiles.ts';
import { noApproval, PageApproval } from '#features/page-review/contract/page-approval.ts';
import { checkNames } from '#features/pages/contract/checks/finding.ts';
import { checkSettings } from '#features/pages/contract/checks/stops-publishing.ts';
import { isDomainRule } from '#features/registration/contract/allowed-domain.ts';
import { registrationModes } from '#features/registration/contract/registration-mode.ts';
import { Href } from '#platform/contract/addresses/href.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { ChosenName } from '#platform/contract/texts/chosen-name.ts';
import { defaultLanguage, defaultLocale } from '#platform/contract/texts/language.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { StoredText, text } from '#platform/contract/texts/localized.ts';
import { defaultTimeZone } from '#platform/contract/time/time-zone.ts';
import { TimeZone } from '#platform/contract/time/time-zone-schema.ts';

const hex = z.string().regex(/^#[0-9a-f]{6}$/i);
const hostName = z
  .string()
  .regex(/^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*(:\d{1,5})?$/);
const domainRule = z.string().trim().toLowerCase().max(253).refine(isDomainRule, 'a domain, such as example.nl');
const vendorId = (pattern: RegExp) => z.string().regex(pattern).or(z.literal(''));

function refuseLanguages(languages: readonly string[], context: z.RefinementCtx): void {
  if (languages[0] !== defaultLanguage) context.addIssue(`${defaultLanguage} comes first`);
  if (new Set(languages).size !== languages.length) context.addIssue('each language once');
}

const FooterLink = z.object({ label: StoredText, url: Href });

export const Footer = z.object({
  guid: Guid,
  name: z.string().min(1).max(100),
  organisation: StoredText,
  address: z.array(z.string().max(200)).max(6),
  phone: z.string().max(40),
  email: z.string().max(200),
  columns: z.array(z.object({ title: StoredText, links: z.array(FooterLink).max(20) })).max(4),
});
export type Footer = z.infer<typeof Footer>;

interface Definition<T extends z.ZodType> {
  schema: T;
  fallback: z.input<T>;
  /** Readable by everyone; the others only by admins. */
  isPublic: boolean;
}

const open = <T extends z.ZodType>(schema: T, fallback: z.input<T>): Definition<T> => ({
  schema,
  fallback,
  isPublic: true,
});
const closed = <T extends z.ZodType>(schema: T, fallback: z.input<T>): Definition<T> => ({
  schema,
  fallback,
  isPublic: false,
});

/** Every key of §3, and `useGoneStatus` of §4. Secrets are never settings: they come from the environment. */
export const settingDefinitions = {
  platformName: open(ChosenName(120).min(1), 'Plein'),
  platformDescription: open(StoredText, text('')),
  /** Whose site it is: search engines know a government from others. */
  organisationKind: open(z.enum(['government', 'association', 'company', 'other']), 'other'),
  /** What the site is read in, the default one first (§1). */
  languages: open(z.array(Language).max(20).superRefine(refuseLanguages), [...defaultLocale.languages]),
  /** Whose clock and calendar all dates and hours are on. */
  timeZone: open(TimeZone, defaultTimeZone),
  primaryDomain: open(hostName.or(z.literal('')), ''),
  hostNames: closed(z.array(hostName).max(50), []),
  colorScheme: open(z.object({ primary: hex, accent: hex }), { primary: '#07506e', accent: '#f05a28' }),
  headerImages: open(z.array(Guid).max(50), []),
  footers: open(z.array(Footer).max(20), []),
  headerLogo: open(Guid.nullable(), null),
  /** The logo on a dark ground; without one `headerLogo` stands there too. */
  headerLogoDark: open(Guid.nullable(), null),
  faviconLogo: open(Guid.nullable(), null),
  headerVisibility: open(z.enum(['pinned', 'scroll']), 'scroll'),
  headerLogoHeight: open(z.number().int().min(16).max(200), 72),
  headerLogoPadding: open(z.number().int().min(0).max(64), 8),
  headerLogoPosition: open(z.enum(['left', 'center']), 'left'),
  googleAnalyticsId: open(vendorId(/^(G|UA)-[A-Z0-9-]+$/), ''),
  googleTagManagerId: open(vendorId(/^GTM-[A-Z0-9]+$/), ''),
  preloadGtag: open(z.boolean(), false),
  siteimproveId: open(vendorId(/^\d+$/), ''),
  siteimproveCookieLess: open(z.boolean(), true),
  showAutoTranslate: open(z.boolean(), false),
  useBrowserColor: open(z.boolean(), true),
  browserColor: open(hex.or(z.literal('')), ''),
  googleSiteVerification: open(z.string().regex(/^[\w-]{0,100}$/), ''),
  useGoneStatus: open(z.boolean(), false),
  registration: open(z.enum(registrationModes), 'closed'),
  /** Who may register; empty is everyone. `.example.nl` means everything under it. */
  registrationDomains: closed(z.array(domainRule).max(200), []),
  /** Whose pages may stand in a frame; `.example.nl` means everything under it. */
  embedAllowedHosts: open(z.array(domainRule).max(100), [
    'app.pdok.nl',
    'app.powerbi.com',
    'datawrapper.dwcdn.net',
    'experience.arcgis.com',
    'forms.office.com',
    'storymaps.arcgis.com',
    'www.openstreetmap.org',
  ]),
  /** With `{z}`, `{x}` and `{y}`; without one a map is the list of its places. */
  mapTileUrl: open(z.string().trim().max(500).refine(isTileUrl, 'an address of tiles').or(z.literal('')), ''),
  /** Whom the map is by, as its makers ask. */
  mapAttribution: open(z.object({ text: z.string().max(200), url: Href.or(z.literal('')) }), { text: '', url: '' }),
  /** How much all files together may take, and those that one person added; zero is no limit. */
  storageMegabytes: closed(z.number().int().min(0).max(100_000_000), 51_200),
  storageMegabytesPerPerson: closed(z.number().int().min(0).max(100_000_000), 5120),
  /** Where someone else says yes before readers get what was written. */
  pageApproval: closed(PageApproval, noApproval),
  /** Which checks of a page stop its publication; the others warn (product.md §1.5). */
  pageChecks: closed(z.partialRecord(z.enum(checkNames), z.enum(checkSettings)), {}),
  auditRetentionDays: closed(z.number().int().min(30).max(3650), 730),
} as const;

export type SettingKey = keyof typeof settingDefinitions;
export type SettingValues = { [K in SettingKey]: z.output<(typeof settingDefinitions)[K]['schema']> };

export const settingKeys = Object.keys(settingDefinitions) as SettingKey[];
export const publicSettingKeys = settingKeys.filter((key) => settingDefinitions[key].isPublic);
export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settingDefinitions, key);

/** The stored values with defaults for what is missing; a stored value that no longer fits counts as missing. */
export function completeSettings(stored: Readonly<Record<string, unknown>>): SettingValues {
  const complete: Record<string, unknown> = {};
  for (const key of settingKeys) {
    const { schema, fallback } = settingDefinitions[key];
    const parsed = schema.safeParse(stored[key]);
    complete[key] = parsed.success ? parsed.data : fallback;
  }
  return complete as SettingValues;
}
