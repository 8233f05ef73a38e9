import { redirectFor } from '#platform/contract/addresses/redirects.ts';
import { splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { RouteMarker } from '#platform/web/screens/feature-screen.ts';
import type { Reader } from '../contract/render.ts';
import { addTexts } from './catalogue.ts';
import { redirectToSignIn, redirectWithin } from './redirect-within.ts';
import { adminPathFor } from './shell/admin/admin-path.ts';
import type { SiteApp } from './site-app.ts';

export const isGranted: Record<RouteMarker, (reader: Reader, isDevelopment: boolean) => boolean> = {
  user: (reader) => reader.isSignedIn,
  /** Who edits some page, by a role or as a manager; the server shows each only what they may edit. */
  editor: (reader) => reader.isSignedIn,
  /** Who deals with what some form brings in. */
  handler: (reader) => reader.handlesForms,
  'content-manager': (reader) => reader.isContentManager,
  admin: (reader) => reader.isAdmin,
  staff: (reader) => reader.isStaff,
  developer: (reader, isDevelopment) => reader.isDeveloper || reader.isAdmin || isDevelopment,
};

/** Refuses whoever may not enter; for the rest the admin texts are there before the route goes on. */
export async function enterMarked(marker: RouteMarker, app: SiteApp, url: URL): Promise<void> {
  if (!isGranted[marker](app.reader, app.isDevelopment)) {
    throw app.reader.isSignedIn ? redirectWithin(elsewhere(app, url), app) : redirectToSignIn(app, url);
  }
  if (marker !== 'user') await addTexts(app, 'admin');
}

/** /admin leads to the pages (§2), which are for admins: whoever manages something else begins there. */
function elsewhere({ reader, locale }: SiteApp, { pathname }: URL): string {
  const isStart = splitLanguagePrefix(pathname, locale.languages).path === redirectFor('/admin');
  return isStart && (reader.isContentManager || reader.isDeveloper) ? adminPathFor(reader) : '/unauthorized';
}
