import { createHmac } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import type { Client } from '#platform/server/http/route.ts';

const name = 'plein.saml';
const pattern = /(?:^|;\s*)plein\.saml=([\w.-]+)/;
const minutes = 10;
/** Tabs in which one person may be signing in at once. */
const mostQuestions = 3;

/** A mark of something that only a browser which began here was given. */
export const markOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(`sso ${text}`).digest('base64url');

const marksIn = ({ cookie }: Pick<Client, 'cookie'>): string[] => pattern.exec(cookie ?? '')?.[1]?.split('.') ?? [];

/**
 * Remembers which browser asked a SAML provider. Without it, someone could have another's browser post an answer to a
 * question of their own, and so sign that other in as themselves. The answer comes from another site by POST, with
 * which a browser sends only cookies that say `None`, and those only over https; on this machine, sites are the same.
 */
export function askingCookie(secret: string, client: Client, address: string): string[] {
  const question = questionIn(address);
  if (question === undefined) return [];
  const marks = [markOf(secret, question), ...marksIn(client)].slice(0, mostQuestions);
  const rest = client.origin.startsWith('https:') ? 'SameSite=None; Secure' : 'SameSite=Lax';
  return [`${name}=${marks.join('.')}; Max-Age=${minutes * 60}; Path=/; HttpOnly; ${rest}`];
}

export const isAskingBrowser = (secret: string, client: Client, question: string): boolean =>
  marksIn(client).includes(markOf(secret, question));

/** The number of the question that is asked at this address; nothing of a provider that speaks OpenID. */
function questionIn(address: string): string | undefined {
  const asked = new URL(address).searchParams.get('SAMLRequest');
  if (asked === null) return undefined;
  const xml = inflateRawSync(Buffer.from(asked, 'base64'), { maxOutputLength: 100_000 }).toString();
  return /\bID="([^"]+)"/.exec(xml)?.[1];
}
