/** In the order of the screen. */
export const settingGroups = [
  'general',
  'look',
  'header',
  'footer',
  'languages',
  'publishing',
  'people',
  'addresses',
  'findability',
  'measuring',
  'connections',
  'keeping',
] as const;
export type SettingGroup = (typeof settingGroups)[number];

/** Rules of one line or of each line of several; `setting-rules.ts` has what they ask. */
export type LineRule =
  | 'analytics-id'
  | 'tag-manager-id'
  | 'siteimprove-id'
  | 'verification'
  | 'host'
  | 'domain'
  | 'tiles'
  | 'sender'
  | 'contact';

/** How a setting is asked for. Limits stand here alone: the schema and the form both take them from here. */
export type SettingField = { group: SettingGroup } & (
  | { kind: 'line'; maxLength: number; isRequired?: true; rule?: LineRule }
  | { kind: 'lines'; max: number; rule: 'host' | 'domain' }
  | { kind: 'words' }
  | { kind: 'number'; min: number; max: number; unit: 'px' | 'megabytes' | 'days' }
  | { kind: 'switch' }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'size'; values: readonly number[]; usual: number }
  | { kind: 'color' }
  | { kind: 'scheme' }
  | { kind: 'file' }
  | { kind: 'files'; max: number }
  | { kind: 'languages'; max: number }
  | { kind: 'time-zone' }
  | { kind: 'attribution'; maxLength: number }
  | { kind: 'footers'; max: number }
  /** A screen of its own has it. */
  | { kind: 'elsewhere'; path: `/admin/${string}` }
);

const footers = {
  max: 20,
  nameLength: 100,
  lineLength: 200,
  phoneLength: 40,
  lines: 6,
  columns: 4,
  links: 20,
} as const;
export const footerLimits: Readonly<typeof footers> = footers;

/** Ten sizes of type (product.md §7); of these a reading text and a title may be. */
export const textSizes = [16, 18, 22] as const;
export const titleSizes = [28, 34, 40, 50, 64] as const;
export const organisationKinds = ['government', 'association', 'company', 'other'] as const;
export const headerVisibilities = ['pinned', 'scroll'] as const;
export const logoPositions = ['left', 'center'] as const;

const megabytes = { kind: 'number', min: 0, max: 100_000_000, unit: 'megabytes' } as const;

/** Every setting, in the order of the screen. */
export const settingFields = {
  platformName: { group: 'general', kind: 'line', maxLength: 120, isRequired: true },
  platformDescription: { group: 'general', kind: 'words' },
  organisationKind: { group: 'general', kind: 'choice', values: organisationKinds },
  siteIsOpen: { group: 'general', kind: 'switch' },
  colorScheme: { group: 'look', kind: 'scheme' },
  useBrowserColor: { group: 'look', kind: 'switch' },
  browserColor: { group: 'look', kind: 'color' },
  textSize: { group: 'look', kind: 'size', values: textSizes, usual: 18 },
  titleSize: { group: 'look', kind: 'size', values: titleSizes, usual: 50 },
  headerLogo: { group: 'header', kind: 'file' },
  headerLogoDark: { group: 'header', kind: 'file' },
  headerLogoHeight: { group: 'header', kind: 'number', min: 16, max: 200, unit: 'px' },
  headerLogoPadding: { group: 'header', kind: 'number', min: 0, max: 64, unit: 'px' },
  headerLogoPosition: { group: 'header', kind: 'choice', values: logoPositions },
  headerVisibility: { group: 'header', kind: 'choice', values: headerVisibilities },
  footers: { group: 'footer', kind: 'footers', max: footers.max },
  languages: { group: 'languages', kind: 'languages', max: 20 },
  timeZone: { group: 'languages', kind: 'time-zone' },
  showAutoTranslate: { group: 'languages', kind: 'switch' },
  pageApproval: { group: 'publishing', kind: 'elsewhere', path: '/admin/approvals/where' },
  pageChecks: { group: 'publishing', kind: 'elsewhere', path: '/admin/approvals/checks' },
  tryOutsideLinks: { group: 'publishing', kind: 'switch' },
  useGoneStatus: { group: 'publishing', kind: 'switch' },
  registration: { group: 'people', kind: 'elsewhere', path: '/admin/registration' },
  registrationDomains: { group: 'people', kind: 'elsewhere', path: '/admin/registration' },
  reactions: { group: 'people', kind: 'elsewhere', path: '/admin/reactions/rules' },
  primaryDomain: { group: 'addresses', kind: 'line', maxLength: 260, rule: 'host' },
  hostNames: { group: 'addresses', kind: 'lines', max: 50, rule: 'host' },
  faviconLogo: { group: 'findability', kind: 'file' },
  headerImages: { group: 'findability', kind: 'files', max: 50 },
  googleSiteVerification: { group: 'findability', kind: 'line', maxLength: 100, rule: 'verification' },
  countStaff: { group: 'measuring', kind: 'switch' },
  googleAnalyticsId: { group: 'measuring', kind: 'line', maxLength: 40, rule: 'analytics-id' },
  googleTagManagerId: { group: 'measuring', kind: 'line', maxLength: 40, rule: 'tag-manager-id' },
  preloadGtag: { group: 'measuring', kind: 'switch' },
  siteimproveId: { group: 'measuring', kind: 'line', maxLength: 40, rule: 'siteimprove-id' },
  siteimproveCookieLess: { group: 'measuring', kind: 'switch' },
  embedAllowedHosts: { group: 'connections', kind: 'lines', max: 100, rule: 'domain' },
  mapTileUrl: { group: 'connections', kind: 'line', maxLength: 500, rule: 'tiles' },
  mapAttribution: { group: 'connections', kind: 'attribution', maxLength: 200 },
  securityContact: { group: 'connections', kind: 'line', maxLength: 200, rule: 'contact' },
  mailSender: { group: 'connections', kind: 'line', maxLength: 300, rule: 'sender' },
  storageMegabytes: { group: 'keeping', ...megabytes },
  storageMegabytesPerPerson: { group: 'keeping', ...megabytes },
  auditRetentionDays: { group: 'keeping', kind: 'number', min: 30, max: 3650, unit: 'days' },
} as const satisfies Record<string, SettingField>;

export type SettingKey = keyof typeof settingFields;
export const settingKeys = Object.keys(settingFields) as SettingKey[];
export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settingFields, key);

/** With the type of any of them. */
export const fieldOf = (key: SettingKey): SettingField => settingFields[key];
