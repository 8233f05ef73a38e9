import { redirect, redirectDocument } from 'react-router';
import { splitLanguagePrefix, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { SiteApp } from './site-app.ts';

/** To another page in the same language, whose prefix the router puts before it by itself. */
export const redirectWithin = (path: string, status?: number): Response =>
  redirect(splitLanguagePrefix(path).path, status);

/**
 * To sign in, and back to where they were going. Where this application believes that someone is signed in, their
 * session has ended elsewhere, and only a new document knows that.
 */
export function redirectToSignIn({ reader, language }: SiteApp, { pathname, search }: URL): Response {
  const path = `/login?returnTo=${encodeURIComponent(withLanguagePrefix(pathname + search, language))}`;
  return reader.isSignedIn ? redirectDocument(path) : redirect(path);
}
