import { redirect } from 'react-router';
import { withLanguagePrefix } from '#platform/contract/language.ts';
import { mergeTexts } from '#platform/web/i18n/i18n.ts';
import { loadAdminTexts } from './catalogue.ts';
import type { Reader, SiteApp } from './site-app.ts';

/** §2: what a route asks of its reader. */
export type RouteMarker = 'user' | 'content-manager' | 'admin' | 'developer';

const isGranted: Record<RouteMarker, (reader: Reader, app: SiteApp) => boolean> = {
  user: (reader) => reader.isSignedIn,
  'content-manager': (reader) => reader.isContentManager,
  admin: (reader) => reader.isAdmin,
  developer: (reader, app) => reader.isDeveloper || reader.isAdmin || app.isDevelopment,
};

/** Where a reader without the right goes: to sign in and come back, or to be told that it is not for them. */
export function refusalOf(marker: RouteMarker, app: SiteApp, path: string): string | undefined {
  if (isGranted[marker](app.reader, app)) return undefined;
  if (app.reader.isSignedIn) return '/unauthorized';
  return `/login?returnTo=${encodeURIComponent(withLanguagePrefix(path, app.language))}`;
}

const merged = new WeakSet<SiteApp['i18n']>();

/** Refuses whoever may not enter; for the rest the admin texts are there before the route goes on. */
export async function enterMarked(marker: RouteMarker, app: SiteApp, url: URL): Promise<void> {
  const refusal = refusalOf(marker, app, url.pathname + url.search);
  if (refusal !== undefined) throw redirect(withLanguagePrefix(refusal, app.language));
  if (marker === 'user' || merged.has(app.i18n)) return;
  mergeTexts(app.i18n, app.language, await loadAdminTexts(app.language));
  merged.add(app.i18n);
}
