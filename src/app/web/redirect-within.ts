import { redirect, redirectDocument } from 'react-router';
import { splitLanguagePrefix } from '#platform/contract/texts/language.ts';
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
