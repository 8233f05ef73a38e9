import { createHmac } from 'node:crypto';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import { tooMany } from '#platform/contract/calls/errors.ts';
import { anonymousViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Client } from '#platform/server/http/route.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { Platform } from '#platform/server/platform.ts';
import { sessionAudit, signInAudit } from '../contract/auth.audit.ts';
import { type BetterAuth, loadBetterAuth } from './better-auth.ts';
import { createSignInTries } from './password/sign-in-tries.ts';

interface AuthCoreParts {
  platform: Platform;
  /** Of the installation; each platform signs with its own, made from it. */
  secret: string;
  log: Logger;
  clock: Clock;
  audit: AuditService;
  accounts: AccountsService;
}

/** How someone came in; told in the audit log. */
export type SignInWay = 'password' | 'mail' | 'passkey' | 'sso' | 'second-step';

export type AuthCore = ReturnType<typeof createAuthCore>;

/** What the services of this feature share: one secret, one better-auth, one count of tries. */
export function createAuthCore(parts: AuthCoreParts) {
  const { platform, log, clock, audit, accounts } = parts;
  const secret = createHmac('sha256', parts.secret).update(`auth ${platform.id}`).digest('base64url');
  const betterAuthParts = { db: platform.db, secret, log };

  const tries = createSignInTries({
    db: platform.db,
    secret,
    clock,
    onLock: (kind, { ip, name }) =>
      platform.transaction((trx) =>
        audit.record(
          trx,
          { viewer: anonymousViewer, client: { ip, userAgent: '' } },
          { action: signInAudit.locked, subject: { kind: 'account', id: '', name }, details: { counted: kind } },
        ),
      ),
  });

  return {
    platform,
    secret,
    clock,
    log,
    audit,
    accounts,
    tries,
    betterAuthParts,
    betterAuth: once((): Promise<BetterAuth> => loadBetterAuth(betterAuthParts)),

    noteSignIn: (client: Client, userId: string, details: { by: SignInWay; provider?: string }): Promise<void> =>
      platform.transaction((trx) =>
        audit.record(trx, { viewer: personViewer(userId), client }, { action: sessionAudit.started, details }),
      ),

    /** Counts as a try to sign in as this person, because whoever sits at an open session may be guessing. */
    async guardGuesses<T>(client: Client, name: string, work: () => Promise<T>): Promise<T> {
      const seconds = await tries.begin(client.ip, name);
      if (seconds !== undefined) throw tooMany(seconds);
      const result = await work();
      await tries.succeed(client.ip, name);
      return result;
    },
  };
}

/** Somebody in the audit log, before there is a session that could tell more of them. */
export const personViewer = (id: string): Viewer => ({ ...anonymousViewer, kind: 'user', id });

/** Made by whoever needs it first; after a failure the next one tries again. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let making: Promise<T> | undefined;
  return () => {
    making ??= make().catch((error: unknown) => {
      making = undefined;
      throw error;
    });
    return making;
  };
}
