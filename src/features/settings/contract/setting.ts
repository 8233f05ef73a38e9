import { z } from 'zod';
import { noApproval, PageApproval } from '#features/page-review/contract/page-approval.ts';
import { checkNames } from '#features/pages/contract/checks/finding.ts';
import { checkSettings } from '#features/pages/contract/checks/stops-publishing.ts';
import { ReactionSetting, usualReactions } from '#features/reactions/contract/reaction-setting.ts';
import { registrationModes } from '#features/registration/contract/registration-mode.ts';
import { Href } from '#platform/contract/addresses/href.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { ChosenName } from '#platform/contract/texts/chosen-name.ts';
import { defaultLanguage, defaultLocale } from '#platform/contract/texts/language.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { StoredText, text } from '#platform/contract/texts/localized.ts';
import { defaultTimeZone } from '#platform/contract/time/time-zone.ts';
import { TimeZone } from '#platform/contract/time/time-zone-schema.ts';
import {
  settingFields as fields,
  footerLimits,
  headerVisibilities,
  type LineRule,
  logoPositions,
  organisationKinds,
  type SettingKey,
  settingKeys,
  textSizes,
  titleSizes,
} from './setting-fields.ts';
import { isHexColor, obeys } from './setting-rules.ts';

const hex = z.string().refine(isHexColor, 'a colour, such as #1f5a3c');
const line = (rule: LineRule, most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => obeys(rule, text), `not a value for ${rule}`);
const domainRule = z
  .string()
  .trim()
  .toLowerCase()
  .refine((text) => obeys('domain', text), 'a domain, such as example.nl');
const empty = z.literal('');
const lineOrNothing = ({ rule, maxLength }: { rule: LineRule; maxLength: number }) => line(rule, maxLength).or(empty);
const whole = ({ min, max }: { min: number; max: number }) => z.number().int().min(min).max(max);

function refuseLanguages(languages: readonly string[], context: z.RefinementCtx): void {
  if (languages[0] !== defaultLanguage) context.addIssue(`${defaultLanguage} comes first`);
  if (new Set(languages).size !== languages.length) context.addIssue('each language once');
}

const FooterLink = z.object({ label: StoredText, url: Href });

export const Footer = z.object({
  guid: Guid,
  name: z.string().min(1).max(footerLimits.nameLength),
  organisation: StoredText,
  address: z.array(z.string().max(footerLimits.lineLength)).max(footerLimits.lines),
  phone: z.string().max(footerLimits.phoneLength),
  email: z.string().max(footerLimits.lineLength),
  columns: z
    .array(z.object({ title: StoredText, links: z.array(FooterLink).max(footerLimits.links) }))
    .max(footerLimits.columns),
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

/** Every key of §3, and `useGoneStatus` of §4. Secrets are never settings: `features/connections` has them. */
export const settingDefinitions = {
  platformName: open(ChosenName(fields.platformName.maxLength).min(1), 'Plein'),
  platformDescription: open(StoredText, text('')),
  /** Whose site it is: search engines know a government from others. */
  organisationKind: open(z.enum(organisationKinds), 'other'),
  /** Whether visitors may come in; a site that is begun anew is closed until its admin opens it. */
  siteIsOpen: open(z.boolean(), true),
  /** What the site is read in, the default one first (§1). */
  languages: open(z.array(Language).max(fields.languages.max).superRefine(refuseLanguages), [
    ...defaultLocale.languages,
  ]),
  /** Whose clock and calendar all dates and hours are on. */
  timeZone: open(TimeZone, defaultTimeZone),
  primaryDomain: open(lineOrNothing(fields.primaryDomain), ''),
  hostNames: closed(z.array(line('host', fields.primaryDomain.maxLength)).max(fields.hostNames.max), []),
  colorScheme: open(z.object({ primary: hex, accent: hex }), { primary: '#07506e', accent: '#f05a28' }),
  /** What the text of a page and its title are set in, of the ten sizes. */
  textSize: open(z.literal(textSizes), fields.textSize.usual),
  titleSize: open(z.literal(titleSizes), fields.titleSize.usual),
  headerImages: open(z.array(Guid).max(fields.headerImages.max), []),
  footers: open(z.array(Footer).max(fields.footers.max), []),
  headerLogo: open(Guid.nullable(), null),
  /** The logo on a dark ground; without one `headerLogo` stands there too. */
  headerLogoDark: open(Guid.nullable(), null),
  faviconLogo: open(Guid.nullable(), null),
  headerVisibility: open(z.enum(headerVisibilities), 'scroll'),
  headerLogoHeight: open(whole(fields.headerLogoHeight), 72),
  headerLogoPadding: open(whole(fields.headerLogoPadding), 8),
  headerLogoPosition: open(z.enum(logoPositions), 'left'),
  /** Whether the statistics count who manages the site. */
  countStaff: closed(z.boolean(), false),
  googleAnalyticsId: open(lineOrNothing(fields.googleAnalyticsId), ''),
  googleTagManagerId: open(lineOrNothing(fields.googleTagManagerId), ''),
  preloadGtag: open(z.boolean(), false),
  siteimproveId: open(lineOrNothing(fields.siteimproveId), ''),
  siteimproveCookieLess: open(z.boolean(), true),
  showAutoTranslate: open(z.boolean(), false),
  useBrowserColor: open(z.boolean(), true),
  browserColor: open(hex.or(empty), ''),
  googleSiteVerification: open(lineOrNothing(fields.googleSiteVerification), ''),
  useGoneStatus: open(z.boolean(), false),
  registration: open(z.enum(registrationModes), 'closed'),
  /** Who may register; empty is everyone. `.example.nl` means everything under it. */
  registrationDomains: closed(z.array(domainRule).max(200), []),
  /** Whose pages may stand in a frame; `.example.nl` means everything under it. */
  embedAllowedHosts: open(z.array(domainRule).max(fields.embedAllowedHosts.max), [
    'app.pdok.nl',
    'app.powerbi.com',
    'datawrapper.dwcdn.net',
    'experience.arcgis.com',
    'forms.office.com',
    'storymaps.arcgis.com',
    'www.openstreetmap.org',
  ]),
  /** With `{z}`, `{x}` and `{y}`; without one a map is the list of its places. */
  mapTileUrl: open(z.string().trim().pipe(lineOrNothing(fields.mapTileUrl)), ''),
  /** Whom the map is by, as its makers ask. */
  mapAttribution: open(z.object({ text: z.string().max(fields.mapAttribution.maxLength), url: Href.or(empty) }), {
    text: '',
    url: '',
  }),
  /** Whom mails are from, of a platform with its own mail server: a name and an address. */
  mailSender: closed(lineOrNothing(fields.mailSender), ''),
  /** Where who finds a weakness reports it: an address of mail, of a page, or a telephone number (RFC 9116). */
  securityContact: closed(lineOrNothing(fields.securityContact), ''),
  /** How much all files together may take, and those that one person added; zero is no limit. */
  storageMegabytes: closed(whole(fields.storageMegabytes), 51_200),
  storageMegabytesPerPerson: closed(whole(fields.storageMegabytesPerPerson), 5120),
  /** Where someone else says yes before readers get what was written. */
  pageApproval: closed(PageApproval, noApproval),
  /** Who may react to items and pages, and who looks at it. */
  reactions: closed(ReactionSetting, usualReactions),
  /** Which checks of a page stop its publication; the others warn (product.md §1.5). */
  pageChecks: closed(z.partialRecord(z.enum(checkNames), z.enum(checkSettings)), {}),
  /** Whether addresses on other sites are asked whether they are there. */
  tryOutsideLinks: closed(z.boolean(), true),
  auditRetentionDays: closed(whole(fields.auditRetentionDays), 730),
} as const satisfies Record<SettingKey, Definition<z.ZodType>>;

export type SettingValues = { [K in SettingKey]: z.output<(typeof settingDefinitions)[K]['schema']> };

export const publicSettingKeys = settingKeys.filter((key) => settingDefinitions[key].isPublic);

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
