/**
 * What an entry can be about, each with a word in the texts (`audit.kinds`), and where it is found: by its id, or on the
 * screen that has all of them. Null for what has no screen.
 */
const screens = {
  user: (id: string) => `/admin/users/${id}/profile`,
  role: (id: string) => `/admin/roles/${id}`,
  legal: (id: string) => `/admin/legal/${id}`,
  page: () => '/admin/pages',
  item: null,
  form: () => '/admin/forms',
  poll: (id: string) => `/admin/polls/${id}`,
  newsletter: (id: string) => `/admin/newsletters/${id}`,
  'newsletter-list': () => '/admin/newsletters/lists',
  'item-type': () => '/admin/item-types',
  menu: null,
  redirect: () => '/admin/redirects',
  asset: () => '/admin/media',
  setting: null,
  connection: () => '/admin/settings',
  provider: () => '/admin/sign-in',
  passkey: null,
  'access-token': null,
  'statistic-link': () => '/admin/statistics',
  invitation: () => '/admin/invitations',
  import: (id: string) => `/admin/import/${id}`,
  job: () => '/admin/jobs',
  platform: null,
  installation: () => '/admin/installation',
  'profile-field': () => '/admin/profile-fields',
  'search-promotion': () => '/admin/search',
  'search-synonym': () => '/admin/search',
  'accessibility-statement': () => '/admin/accessibility',
  'accessibility-finding': () => '/admin/accessibility',
  'past-link': () => '/admin/time-machine',
  'past-export': () => '/admin/time-machine',
  audit: () => '/admin/audit',
  'view-as': null,
  /** An address that somebody tried, whether or not anybody has it. */
  account: null,
  /** All of them at once. */
  users: () => '/admin/users',
} satisfies Record<string, ((id: string) => string) | null>;

const isKind = (kind: string): kind is keyof typeof screens => Object.hasOwn(screens, kind);

export interface AuditSubject {
  kind: string;
  id: string;
  name: string;
}

/** Whether a reader of the log is told whom or what: by a kind that has a word, and a name unless it is all of them, or the log itself. */
export const saysWhom = ({ kind, name }: AuditSubject): boolean =>
  isKind(kind) && (name !== '' || kind === 'users' || kind === 'audit');

/** Where it is found; of people and roles only while `isThere`, because their own screens go with them. */
export function subjectPath({ kind, id }: AuditSubject, isThere: boolean): string | null {
  if (!isKind(kind) || ((kind === 'user' || kind === 'role') && !isThere)) return null;
  return screens[kind]?.(id) ?? null;
}
