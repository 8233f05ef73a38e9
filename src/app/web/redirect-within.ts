import { redirect, redirectDocument } from 'react-router';
import { withQuery } from '#features/redirects/contract/redirect-target.ts';
import { splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import { followedHeader } from '../contract/render.ts';
import type { SiteApp } from './site-app.ts';

/** To another page in the same language, whose prefix the router puts before it by itself. */
export const redirectWithin = (path: string, { locale }: SiteApp, status?: number): Response =>
  redirect(splitLanguagePrefix(path, locale.languages).path, status);

/**
 * To sign in, and back to where they were going. Where this application believes that someone is signed in, their
 * session has ended elsewhere, and only a new document knows that.
 */
export function redirectToSignIn({ reader }: SiteApp, { pathname, search }: URL): Response {
  const path = `/login?returnTo=${encodeURIComponent(pathname + search)}`;
  return reader.isSignedIn ? redirectDocument(path) : redirect(path);
}

interface Followed {
  to: string;
  from: string;
  status: number;
}

/**
 * Where a redirect leads, whole: it may be another language or another site. The server answers it, and counts it: a
 * browser that is on the site already asks for the address as a document, so that this is counted too.
 */
export function followRedirect({ to, from, status }: Followed, { origin }: SiteApp, url: URL): Response {
  if (typeof document !== 'undefined') return redirectDocument(url.href);
  const location = new URL(withQuery(to, url.search), origin).href;
  return redirect(location, { status, headers: { [followedHeader]: encodeURI(from) } });
}
