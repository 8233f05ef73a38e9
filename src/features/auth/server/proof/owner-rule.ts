import { verifyPassword } from '@better-auth/utils/password';
import { AppError, signInNeeded } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Client } from '#platform/server/http/route.ts';
import { findOwnAccount, findSessionProof, markSessionProven, type OwnAccount } from '../auth.repository.ts';
import { wrongPassword } from '../refusals.ts';
import { sessionTokenOf } from '../sessions/session-token.ts';

interface Parts {
  db: PlatformDb;
  secret: string;
  clock: Clock;
  guardGuesses<T>(client: Client, name: string, work: () => Promise<T>): Promise<T>;
}

const recentMilliseconds = 10 * 60_000;

export type OwnerRule = ReturnType<typeof createOwnerRule>;

/**
 * Before what changes how an account is entered: an open session alone does not show that its owner sits there
 * (docs/decisions/0057).
 */
export function createOwnerRule({ db, secret, clock, guardGuesses }: Parts) {
  const isRecent = (at: Date | null | undefined): boolean =>
    at !== null && at !== undefined && clock.now().getTime() - at.getTime() <= recentMilliseconds;
  const sessionOf = (client: Client) => findSessionProof(db, sessionTokenOf(client, secret) ?? '');

  const own = async (viewer: Viewer): Promise<OwnAccount> => {
    const account = viewer.kind === 'user' ? await findOwnAccount(db, viewer.id ?? '') : undefined;
    if (account === undefined) throw signInNeeded();
    return account;
  };
  const markProven = (client: Client) => markSessionProven(db, sessionTokenOf(client, secret) ?? '', clock.now());

  const proveByPassword = async ({ email, passwordHash }: OwnAccount, client: Client, password: string) => {
    await guardGuesses(client, email, async () => {
      if (passwordHash === null || !(await verifyPassword(passwordHash, password))) throw wrongPassword();
    });
    await markProven(client);
  };

  return {
    own,
    markProven,
    proveByPassword,

    isProven: async (client: Client): Promise<boolean> => isRecent((await sessionOf(client))?.provenAt),

    /** A password that comes along counts at once; otherwise it was shown a moment ago (proof.endpoints.ts). */
    async require(viewer: Viewer, client: Client, password?: string): Promise<OwnAccount> {
      const account = await own(viewer);
      const { passwordHash, hasPasskey, isTwoFactorOn } = account;
      if (password !== undefined && password !== '' && passwordHash !== null) {
        await proveByPassword(account, client, password);
        return account;
      }
      const session = await sessionOf(client);
      if (isRecent(session?.provenAt)) return account;
      if (passwordHash !== null || hasPasskey || isTwoFactorOn) throw new AppError('proof-needed', 403);
      // Whoever comes by mail or provider alone has just done so, or does it again.
      if (!isRecent(session?.createdAt)) throw new AppError('session-not-fresh', 403);
      return account;
    },
  };
}
