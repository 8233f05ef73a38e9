import { createHmac } from 'node:crypto';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import { tooMany } from '#platform/contract/calls/errors.ts';
import { anonymousViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Client } from '#platform/server/http/route.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { Platform } from '#platform/server/platform.ts';
import { sessionAudit, signInAudit, twoFactorAudit } from '../contract/auth.audit.ts';
import { cookiesOf } from './auth-cookies.ts';
import { type BetterAuth, loadBetterAuth } from './better-auth.ts';
import { createKnownDevices } from './known-device/known-devices.ts';
import { toldLocks } from './password/lock-rule.ts';
import { createSignInTries, type Guessed } from './password/sign-in-tries.ts';
import { tellLockJob } from './password/tell-lock-job.ts';
import { createOwnerRule } from './proof/owner-rule.ts';

interface AuthCoreParts {
  platform: Platform;
  /** Of the installation; each platform signs with its own, made from it. */
  secret: string;
  log: Logger;
  clock: Clock;
  audit: AuditService;
  accounts: AccountsService;
  jobs: Jobs;
}

/** How someone came in; told in the audit log. */
export type SignInWay = 'password' | 'mail' | 'passkey' | 'sso' | 'second-step';

export type AuthCore = ReturnType<typeof createAuthCore>;

/** What the services of this feature share: one secret, one better-auth, one count of tries. */
export function createAuthCore(parts: AuthCoreParts) {
  const { platform, log, clock, audit, accounts, jobs } = parts;
  const secret = createHmac('sha256', parts.secret).update(`auth ${platform.id}`).digest('base64url');
  const betterAuthParts = { db: platform.db, secret, log };

  const tries = createSignInTries({
    db: platform.db,
    secret,
    clock,
    onLock: (kind, { ip, name }) =>
      platform.transaction(async (trx) => {
        const isOfCodes = kind === 'codes' || kind === 'device-codes';
        await audit.record(
          trx,
          { viewer: anonymousViewer, client: { ip, userAgent: '' } },
          {
            action: isOfCodes ? twoFactorAudit.locked : signInAudit.locked,
            subject: { kind: 'account', id: '', name },
            details: { counted: kind },
          },
        );
        // Whether anybody has this address is found out by the job, so that the time this takes does not tell.
        const told = toldLocks.find((one) => one === kind);
        if (told !== undefined) await jobs.enqueue(platform, trx, { name: tellLockJob }, { address: name, lock: told });
      }),
  });
  const devices = createKnownDevices({ db: platform.db, secret, clock });

  /** Guesses in a browser that is known for this account are counted for that browser, and others for the account. */
  const guard = async <T>(guessed: Guessed, client: Client, name: string, work: () => Promise<T>): Promise<T> => {
    const guesser = { ip: client.ip, name, device: await devices.find(client, name) };
    const seconds = await tries.begin(guessed, guesser);
    if (seconds !== undefined) throw tooMany(seconds);
    const result = await work();
    await tries.succeed(guessed, guesser);
    return result;
  };

  const guardGuesses = <T>(client: Client, name: string, work: () => Promise<T>): Promise<T> =>
    guard('password', client, name, work);

  return {
    platform,
    secret,
    clock,
    log,
    audit,
    accounts,
    tries,
    devices,
    owner: createOwnerRule({ db: platform.db, secret, clock, guardGuesses }),
    betterAuthParts,
    betterAuth: once((): Promise<BetterAuth> => loadBetterAuth(betterAuthParts)),

    /** After the last step: writes it down, and answers all cookies that the browser gets with its session. */
    completeSignIn: (
      client: Client,
      userId: string,
      { headers, ...details }: { headers: Headers; by: SignInWay },
    ): Promise<string[]> =>
      platform.transaction(async (trx) => {
        await audit.record(trx, { viewer: personViewer(userId), client }, { action: sessionAudit.started, details });
        return [...(cookiesOf(headers, client) ?? []), await devices.remember(trx, client, userId)];
      }),

    /** Counts as a try to sign in as this person, because whoever sits at an open session may be guessing. */
    guardGuesses,

    /** The same for the codes of a second step, which only who took the first one can guess. */
    guardCodes: <T>(client: Client, name: string, work: () => Promise<T>): Promise<T> =>
      guard('code', client, name, work),
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
