import type { Client } from '#platform/server/http/route.ts';
import { clientIpHeader } from './better-auth.ts';

/** What better-auth also clears, and we never set. */
const unused = /^plein\.(session_data|dont_remember)=/;

/** Everything that a browser must keep or forget after this answer. */
export function cookiesOf(headers: Headers, { origin }: Pick<Client, 'origin'>): string[] | undefined {
  const byName = new Map<string, string>();
  for (const cookie of headers.getSetCookie()) {
    if (unused.test(cookie)) continue;
    // One answer can set a cookie and then think better of it: the last word counts.
    byName.set(cookie.slice(0, cookie.indexOf('=')), origin.startsWith('https:') ? `${cookie}; Secure` : cookie);
  }
  return byName.size === 0 ? undefined : [...byName.values()];
}

/** Only what better-auth may know of a request, made anew: nothing that a client wrote passes by accident. */
export function headersOf({ ip, userAgent, origin, cookie, authorization }: Client): Headers {
  const headers = new Headers({ [clientIpHeader]: ip, 'user-agent': userAgent, origin });
  if (cookie !== undefined) headers.set('cookie', cookie);
  if (authorization !== undefined) headers.set('authorization', authorization);
  return headers;
}

/** The same, as somebody who is not signed in: a second step must never be taken in the name of another session. */
export function headersWithoutSession({ cookie, authorization: _, ...client }: Client): Headers {
  const kept = cookie
    ?.split(';')
    .map((one) => one.trim())
    .filter((one) => !one.startsWith('plein.session_token='));
  return headersOf({ ...client, cookie: kept?.join('; '), authorization: undefined });
}
