import type { QueryClient } from '@tanstack/react-query';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import type { Language, PlatformLocale } from '#platform/contract/texts/language.ts';

/** §2: what a route asks of its reader. */
export type RouteMarker = 'user' | 'editor' | 'handler' | 'content-manager' | 'admin' | 'developer' | 'staff';

/** What the loader of a screen works with. */
export interface ScreenApp {
  call: Call;
  loadCache: QueryClient;
  language: Language;
  /** The languages of the platform, and its time zone. */
  locale: PlatformLocale;
}

/** A screen of a feature. Each is listed in the feature's `web/<feature>.screens.ts`, where the app finds it. */
export interface FeatureScreen {
  /** Without a language's prefix. Below `admin/` it stands in the frame of the admin area, below `account/` in that of one's account. */
  path: string;
  /** From `src/` on. */
  screen: `features/${string}-screen.tsx`;
  titleKey: string;
  marker?: RouteMarker;
  /** Below `account/`, and yet a screen by itself. */
  isOutsideAccount?: boolean;
  /** It draws the whole page itself, without header, menu and footer, whatever its path begins with. */
  isBare?: boolean;
  /** Anyone may come, by a link, and yet it is drawn of parts of the admin area: with the texts and files of that. */
  isOfAdmin?: boolean;
  /** Loads what the screen shows at first. */
  load?(app: ScreenApp, url: URL): Promise<unknown>;
}
