/** Where a visit came from: a kind, and of another site its name. */
export const sourceKinds = ['direct', 'search', 'social', 'mail', 'letter', 'site'] as const;
export type SourceKind = (typeof sourceKinds)[number];

const searchEngines =
  /(^|\.)(google\.[a-z.]+|bing\.com|duckduckgo\.com|ecosia\.org|startpage\.com|qwant\.com|yahoo\.[a-z.]+|yandex\.[a-z]+|brave\.com|kagi\.com|mojeek\.com)$/;
const social =
  /(^|\.)(facebook\.com|instagram\.com|linkedin\.com|lnkd\.in|x\.com|twitter\.com|t\.co|threads\.net|tiktok\.com|youtube\.com|reddit\.com|pinterest\.[a-z.]+|whatsapp\.com|nextdoor\.[a-z]+|bsky\.app|mastodon\.[a-z]+|mastodon\.nl)$/;
const mail =
  /(^|\.)(outlook\.live\.com|outlook\.office\.com|mail\.google\.com|mail\.yahoo\.com|webmail\.[a-z.-]+|proton\.me)$/;

export interface Source {
  kind: SourceKind;
  /** Of another site, without its path: what somebody read there is theirs. */
  host: string;
}

const direct: Source = { kind: 'direct', host: '' };

/** What the links in newsletters say of themselves (`utm_source`): a mail program tells nothing of where one came from. */
export const letterMark = 'newsletter';

/** Undefined when somebody came from a page of the site itself; `search` is what the address says behind its question mark. */
export function sourceOf(referrer: string | undefined, ownHost: string, search = ''): Source | undefined {
  if (new URLSearchParams(search).get('utm_source') === letterMark) return { kind: 'letter', host: '' };
  if (referrer === undefined || referrer === '') return direct;
  if (!URL.canParse(referrer)) return direct;
  const url = new URL(referrer);
  if (!/^https?:$/.test(url.protocol)) return direct;
  if (url.host === ownHost) return undefined;
  const host = url.hostname.replace(/^www\./, '').slice(0, 100);
  if (mail.test(host)) return { kind: 'mail', host: '' };
  if (searchEngines.test(host)) return { kind: 'search', host: '' };
  if (social.test(host)) return { kind: 'social', host };
  return { kind: 'site', host };
}

/** The name of a campaign, as the address says it (`utm_campaign`): words that an admin made up, and short. */
export function campaignOf(search: string): string {
  const named = new URLSearchParams(search).get('utm_campaign')?.trim().toLowerCase() ?? '';
  return /^[\p{L}\p{N} _.-]{1,60}$/u.test(named) ? named : '';
}

export type SourceNames = Readonly<{ direct: string } & Record<string, string>>;

/** The name of the other site, or of the kind that it is. */
export function sourceName(key: string, kinds: SourceNames): string {
  const [kind = '', host = ''] = key.split(' ');
  return host === '' ? (kinds[kind] ?? kinds.direct) : host;
}
