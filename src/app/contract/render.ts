import type { PastView } from '#features/time-machine/contract/past-view.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import type { Language, PlatformLocale } from '#platform/contract/texts/language.ts';

/** What is known of the reader without knowing who they are: it decides rights and is equal for a whole audience. */
export interface Reader {
  isSignedIn: boolean;
  isActive: boolean;
  isAdmin: boolean;
  isContentManager: boolean;
  isDeveloper: boolean;
  /** They run the installation. */
  isStaff: boolean;
  /** Some form names a role of theirs, or they are an admin. */
  handlesForms: boolean;
  /** Whom an admin views the site as. */
  viewingAs: { who: string; name: string } | null;
}

/** What the page renderer (app/web/entry-server.tsx) is asked and what it answers; it stands between the two sides. */
export interface RenderRequest {
  /** Whole, with the host by which the platform was found. */
  url: string;
  call: Call;
  locale: PlatformLocale;
  reader: Reader;
  now: string;
  theme: 'light' | 'dark' | undefined;
  /** The groups of the admin menu that this browser left open. */
  openGroups: readonly string[];
  nonce: string;
  useGoneStatus: boolean;
  cacheToken: string;
  isDevelopment: boolean;
  /** Parts that were drawn before, of the same content for the same kind of reader, are taken as they were. */
  keepsParts: boolean;
  /** The site as it was, with a bar above it that says so, and without anything that a browser goes on with. */
  past?: PastView;
  log(message: { level: number; shortMessage: string }): void;
}

export interface RenderedPage {
  kind: 'page';
  status: number;
  language: Language;
  html: string;
  /** Above it, of a page as it was: not a part of what was there then. */
  bar?: string;
  title: string;
  tags: { name: string; attributes: Record<string, string>; content?: string }[];
  state: string;
  /** Source modules whose styles the first paint needs. */
  modules: string[];
  /** Those that the application fetches besides, where it starts with the page; a visitor's page names none. */
  fetchedAtOnce: string[];
}

/** Says on the answer of a route which of the platform's redirects it is; it never leaves the server. */
export const followedHeader = 'plein-redirect';

export interface RenderedRedirect {
  kind: 'redirect';
  status: number;
  to: string;
  /** The address among the platform's redirects that leads there; null for what leads elsewhere by itself. */
  followed: string | null;
}

export type RenderResult = RenderedPage | RenderedRedirect;

export type Render = (request: RenderRequest) => Promise<RenderResult>;
