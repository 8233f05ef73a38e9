import { createHmac } from 'node:crypto';
import { AppError, tooMany } from '#platform/contract/errors.ts';
import { anonymousViewer, type Viewer, viewerOf } from '#platform/contract/viewer.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Client } from '#platform/server/http/route.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Credentials, CurrentSession, SignedIn } from '../contract/session.ts';
import { findSessionAccount } from './auth.repository.ts';
import { type BetterAuth, clientIpHeader, loadBetterAuth } from './better-auth.ts';
import { sessionCookieName, sessionTokenOf } from './session-token.ts';
import { createSignInTries } from './sign-in-tries.ts';

interface AuthParts {
  platform: Platform;
  /** Of the installation; each platform signs with its own, made from it. */
  secret: string;
  log: Logger;
  clock: Clock;
}

/** What to answer, and the session cookie to set with it. */
export interface AuthAnswer<T> {
  body: T;
  cookie: string | undefined;
}

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService({ platform, secret: installationSecret, log, clock }: AuthParts) {
  const secret = createHmac('sha256', installationSecret).update(`auth ${platform.id}`).digest('base64url');
  const tries = createSignInTries({ db: platform.db, secret, clock });
  let loading: Promise<BetterAuth> | undefined;
  const betterAuth = (): Promise<BetterAuth> => {
    loading ??= loadBetterAuth({ db: platform.db, secret, log }).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  return {
    /** Who is asking. An ended or unknown session is no error: its holder is a visitor like any other. */
    async viewerFor(client: Client): Promise<Viewer> {
      const token = sessionTokenOf(client, secret);
      if (token === undefined) return anonymousViewer;
      const account = await findSessionAccount(platform.db, token, clock.now());
      return account === undefined ? anonymousViewer : viewerOf({ ...account, roleIds: account.roleIds ?? [] });
    },

    async signIn(client: Client, { email, password }: Credentials): Promise<AuthAnswer<SignedIn>> {
      const seconds = await tries.begin(client.ip, email);
      if (seconds !== undefined) throw tooMany(seconds);
      const { api } = await betterAuth();
      const { response, headers } = await api
        .signInEmail({ body: { email, password }, headers: headersOf(client), returnHeaders: true })
        .catch(refuseSignIn);
      await tries.succeed(client.ip, email);
      return { body: response, cookie: cookieOf(headers, client) };
    },

    async signOut(client: Client): Promise<AuthAnswer<{ success: true }>> {
      const { api } = await betterAuth();
      const { headers } = await api.signOut({ headers: headersOf(client), returnHeaders: true });
      return { body: { success: true }, cookie: cookieOf(headers, client) };
    },

    /** Also renews it once a day, so that who keeps coming stays signed in. */
    async readSession(client: Client): Promise<AuthAnswer<CurrentSession | null>> {
      if (sessionTokenOf(client, secret) === undefined) return { body: null, cookie: undefined };
      const { api } = await betterAuth();
      const { response, headers } = await api.getSession({ headers: headersOf(client), returnHeaders: true });
      const body = response && {
        session: { expiresAt: response.session.expiresAt.toISOString() },
        user: response.user,
      };
      return { body, cookie: cookieOf(headers, client) };
    },
  };
}

/** Only what better-auth may know of a request, made anew: nothing that a client wrote passes by accident. */
function headersOf({ ip, userAgent, cookie, authorization }: Client): Headers {
  const headers = new Headers({ [clientIpHeader]: ip, 'user-agent': userAgent });
  if (cookie !== undefined) headers.set('cookie', cookie);
  if (authorization !== undefined) headers.set('authorization', authorization);
  return headers;
}

function cookieOf(headers: Headers, { origin }: Client): string | undefined {
  const cookie = headers.getSetCookie().find((one) => one.startsWith(`${sessionCookieName}=`));
  return cookie !== undefined && origin.startsWith('https:') ? `${cookie}; Secure` : cookie;
}

/** One answer for an unknown address and for a wrong password, so that nobody can ask who has an account. */
function refuseSignIn(error: unknown): never {
  const { statusCode } = (error ?? {}) as { statusCode?: number };
  if (statusCode !== 400 && statusCode !== 401) throw error;
  throw new AppError('invalid-credentials', 401, { headers: { 'www-authenticate': 'Bearer' } });
}
