import type { SSOOptions } from '@better-auth/sso';
import type { BetterAuthOptions } from 'better-auth';
import { passwordLength } from '#features/users/contract/password-length.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Logger } from '#platform/server/logger.ts';
import { loadProvenSignIn } from './proven-sign-in.ts';
import { loadSecondStep } from './second-step/second-step-plugins.ts';

export interface BetterAuthParts {
  db: PlatformDb;
  secret: string;
  log: Logger;
}

const timestamps = { createdAt: 'created_at', updatedAt: 'updated_at' };
const day = 24 * 60 * 60;

/** Set by us on every call and on nothing else: what a client sends under this name never gets here. */
export const clientIpHeader = 'x-plein-client-ip';

/** The tokens of another party give access elsewhere and none here, so they are not kept. */
const withoutTokens = async <T extends object>(account: T) => ({
  data: {
    ...account,
    accessToken: null,
    refreshToken: null,
    idToken: null,
    accessTokenExpiresAt: null,
    refreshTokenExpiresAt: null,
    scope: null,
  },
});

/** What every better-auth of a platform has in common, and the plugins that all of them need. */
async function loadBasis({ db, secret, log }: BetterAuthParts) {
  const [{ betterAuth }, { bearer }, secondSteps, provenSignIn] = await Promise.all([
    import('better-auth'),
    import('better-auth/plugins/bearer'),
    loadSecondStep(secret),
    loadProvenSignIn(),
  ]);
  const options = {
    // Within a transaction of ours there is no other: what it writes stays or goes with ours.
    database: { db, type: 'postgres', transaction: !db.isTransaction },
    secret,
    telemetry: { enabled: false },
    // Ours counts failures, for all processes together (sign-in-tries.ts).
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.least,
      maxPasswordLength: passwordLength.most,
    },
    user: { fields: { emailVerified: 'email_verified', ...timestamps } },
    session: {
      expiresIn: 7 * day,
      updateAge: day,
      // Ours asks for a proof of minutes ago (owner-rule.ts), however old the session is.
      freshAge: 0,
      fields: {
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        userId: 'user_id',
        ...timestamps,
      },
    },
    account: {
      fields: {
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...timestamps,
      },
      updateAccountOnSignIn: false,
    },
    databaseHooks: { account: { create: { before: withoutTokens } } },
    verification: { fields: { expiresAt: 'expires_at', ...timestamps } },
    advanced: {
      cookiePrefix: 'plein',
      // Whether a cookie is Secure differs by request: one platform can be read over http and https.
      useSecureCookies: false,
      ipAddress: { ipAddressHeaders: [clientIpHeader] },
      // The migrations see to the tables; better-auth would read the catalogue of every platform to check them.
      database: { generateId: () => crypto.randomUUID(), validateSchema: false },
    },
    logger: {
      log: (level: string, message: string, ...details: unknown[]) => logLine(log, level, message, details),
    },
  } as const satisfies BetterAuthOptions;
  return { betterAuth, options, plugins: [bearer(), provenSignIn, ...secondSteps] as const };
}

/**
 * One platform's better-auth. The package is large and most processes start without anyone signing in, so it is loaded
 * here and not at the top. Our own columns are unknown to it: what it does not know, no client can set through it.
 */
export async function loadBetterAuth(parts: BetterAuthParts) {
  const { betterAuth, options, plugins } = await loadBasis(parts);
  return betterAuth({ ...options, plugins: [...plugins] });
}
export type BetterAuth = Awaited<ReturnType<typeof loadBetterAuth>>;

/** Somebody for whom a passkey is made before they have an account. */
export interface NewPasskeyOwner {
  id: string;
  name: string;
  displayName: string;
}

/** The same with passkeys, which belong to one host name; with `owner` they are made for who has no session yet. */
export async function loadPasskeyAuth(parts: BetterAuthParts, origin: string, owner?: NewPasskeyOwner) {
  const [{ betterAuth, options, plugins }, { passkey }, { APIError }] = await Promise.all([
    loadBasis(parts),
    import('@better-auth/passkey'),
    import('better-auth/api'),
  ]);
  // The key alone would be one factor; with the owner's finger, face or PIN it is two.
  const requireOwner = (isVerified: boolean | undefined): void => {
    if (isVerified !== true) throw new APIError('UNAUTHORIZED');
  };
  const passkeys = passkey({
    rpID: new URL(origin).hostname,
    origin,
    advanced: { webAuthnChallengeCookie: 'passkey' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      ...(owner !== undefined && { requireSession: false, resolveUser: () => owner }),
      afterVerification({ verification }) {
        requireOwner(verification.registrationInfo?.userVerified);
        // The question was asked before the account was made, so the key was promised to nobody.
        return owner === undefined ? undefined : { userId: owner.id };
      },
    },
    authentication: {
      afterVerification: ({ verification }) => requireOwner(verification.authenticationInfo.userVerified),
    },
    schema: {
      passkey: {
        fields: {
          publicKey: 'public_key',
          userId: 'user_id',
          credentialID: 'credential_id',
          deviceType: 'device_type',
          backedUp: 'backed_up',
          createdAt: 'created_at',
        },
      },
    },
  });
  return betterAuth({ ...options, baseURL: origin, plugins: [...plugins, passkeys] });
}
export type PasskeyAuth = Awaited<ReturnType<typeof loadPasskeyAuth>>;

const ownField = { required: false, input: false, returned: false } as const;
const ownUserFields = {
  firstName: { ...ownField, type: 'string', fieldName: 'first_name' },
  lastName: { ...ownField, type: 'string', fieldName: 'last_name' },
  origin: { ...ownField, type: 'string', fieldName: 'origin' },
  isActive: { ...ownField, type: 'boolean', fieldName: 'is_active' },
} as const;

/** The same with single sign-on, whose providers send people back to one address. */
export async function loadSsoAuth(
  parts: BetterAuthParts,
  { origin, sso: ssoOptions, trustedOrigins }: { origin: string; sso: SSOOptions; trustedOrigins: string[] },
) {
  const [{ betterAuth, options, plugins }, { sso }] = await Promise.all([loadBasis(parts), import('@better-auth/sso')]);
  return betterAuth({
    ...options,
    baseURL: origin,
    trustedOrigins,
    // Only here, where accounts are made; still nothing that a client could fill in.
    user: { ...options.user, additionalFields: ownUserFields },
    plugins: [...plugins, sso(ssoOptions)],
  });
}
export type SsoAuth = Awaited<ReturnType<typeof loadSsoAuth>>;

/** Its warnings are about wrong passwords and codes: nothing that someone must look at. */
function logLine(log: Logger, level: string, message: string, details: unknown[]): void {
  const err = details.find((detail) => detail instanceof Error);
  if (level === 'error') log.error({ err }, `better-auth: ${message}`);
  else log.debug({ err }, `better-auth: ${message}`);
}
