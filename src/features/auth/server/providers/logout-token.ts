import type { OidcConnection } from './sso.repository.ts';

const event = 'http://schemas.openid.net/event/backchannel-logout';
/** How long ago such a token may have been made; what was used is remembered for longer. */
const oldest = 2 * 60;

export interface AskedLogout {
  id: string;
  subject: string | undefined;
  providerSession: string | undefined;
}

/** OpenID Connect Back-Channel Logout, 2.6. Nothing when it is not a token for us, made just now, to end a session. */
export async function readLogoutToken(
  token: string,
  { jwksEndpoint, issuer, clientId }: Pick<OidcConnection, 'jwksEndpoint' | 'issuer' | 'clientId'>,
  now: Date,
): Promise<AskedLogout | undefined> {
  const { validateToken } = await import('@better-auth/core/oauth2');
  // Only with a key that the provider publishes, so neither unsigned nor signed with what we share.
  const verified = await validateToken(token, jwksEndpoint, { audience: [clientId], issuer: [issuer] }).catch(
    () => undefined,
  );
  if (verified === undefined) return undefined;
  const { jti, iat, sub, sid, events, nonce } = verified.payload;
  const isNow = typeof iat === 'number' && Math.abs(now.getTime() / 1000 - iat) <= oldest;
  const isLogout = typeof events === 'object' && events !== null && event in events;
  // A token to sign in with has a nonce: it must not pass for one to sign out with.
  if (typeof jti !== 'string' || !isNow || !isLogout || nonce !== undefined) return undefined;
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  const subject = text(sub);
  const providerSession = text(sid);
  return subject === undefined && providerSession === undefined ? undefined : { id: jti, subject, providerSession };
}
