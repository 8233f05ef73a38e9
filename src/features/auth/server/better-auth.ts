import { passwordLength } from '#features/users/contract/password-length.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Logger } from '#platform/server/logger.ts';

export type BetterAuth = Awaited<ReturnType<typeof loadBetterAuth>>;

const timestamps = { createdAt: 'created_at', updatedAt: 'updated_at' };
const day = 24 * 60 * 60;

/** Set by us on every call and on nothing else: what a client sends under this name never gets here. */
export const clientIpHeader = 'x-plein-client-ip';

/**
 * One platform's better-auth. The package is large and most processes start without anyone signing in, so it is loaded
 * here and not at the top. Our own columns are unknown to it: what it does not know, no client can set through it.
 */
export async function loadBetterAuth({ db, secret, log }: { db: PlatformDb; secret: string; log: Logger }) {
  const [{ betterAuth }, { bearer }] = await Promise.all([import('better-auth'), import('better-auth/plugins/bearer')]);
  return betterAuth({
    database: { db, type: 'postgres', transaction: true },
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
    },
    verification: { fields: { expiresAt: 'expires_at', ...timestamps } },
    advanced: {
      cookiePrefix: 'plein',
      // Whether a cookie is Secure differs by request: one platform can be read over http and https.
      useSecureCookies: false,
      ipAddress: { ipAddressHeaders: [clientIpHeader] },
      // The migrations see to the tables; better-auth would read the catalogue of every platform to check them.
      database: { generateId: () => crypto.randomUUID(), validateSchema: false },
    },
    plugins: [bearer()],
    logger: { log: (level, message, ...details) => logLine(log, level, message, details) },
  });
}

/** Its warnings are about wrong passwords and our missing base URL: nothing that someone must look at. */
function logLine(log: Logger, level: string, message: string, details: unknown[]): void {
  const err = details.find((detail) => detail instanceof Error);
  if (level === 'error') log.error({ err }, `better-auth: ${message}`);
  else log.debug({ err }, `better-auth: ${message}`);
}
