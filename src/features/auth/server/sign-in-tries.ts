import { createHmac } from 'node:crypto';
import { normalizeIP } from '@better-auth/core/utils/ip';
import type { Clock } from '#platform/server/clock.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { addTries, deleteOldTries, takeBackTry } from './auth.repository.ts';

/** A town hall shares one address, so that one is wide; one person at one machine needs few. */
const mostTries = { address: 50, account: 10 } as const;
const windowMilliseconds = 5 * 60 * 1000;

interface Parts {
  db: PlatformDb;
  secret: string;
  clock: Clock;
}

/**
 * Counts tries to sign in that did not succeed, in the database so that all processes count together. A try is counted
 * before the password is looked at, so that a hundred at once are a hundred.
 */
export function createSignInTries({ db, secret, clock }: Parts) {
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const keysOf = (ip: string, email: string) => {
    // Whoever has one IPv6 address has all of its /64.
    const address = normalizeIP(ip);
    return { address: hash(`address ${address}`), account: hash(`account ${address} ${email}`) };
  };

  return {
    /** The seconds to wait, or undefined when this try may go on. */
    async begin(ip: string, email: string): Promise<number | undefined> {
      const keys = keysOf(ip, email);
      const now = clock.now();
      const counted = await addTries(db, Object.values(keys), now, new Date(now.getTime() + windowMilliseconds));
      const over = counted.filter(
        ({ key, tries }) => tries > (key === keys.account ? mostTries.account : mostTries.address),
      );
      if (over.length === 0) return undefined;
      const until = Math.max(...over.map(({ window_ends_at }) => window_ends_at.getTime()));
      return Math.max(1, Math.ceil((until - now.getTime()) / 1000));
    },

    /** Signing in well is never held against anyone. */
    async succeed(ip: string, email: string): Promise<void> {
      await takeBackTry(db, keysOf(ip, email));
      await deleteOldTries(db, clock.now());
    },
  };
}
