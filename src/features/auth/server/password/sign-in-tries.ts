import { createHmac } from 'node:crypto';
import { normalizeIP } from '@better-auth/core/utils/ip';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#platform/server/clock.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { type CountedKind, mostTries } from './lock-rule.ts';
import { addTries, deleteOldTries, takeBackTries } from './sign-in-tries.repository.ts';

interface Parts {
  db: PlatformDb;
  secret: string;
  clock: Clock;
  /** Once for each lock, not for each try against it. */
  onLock(kind: CountedKind, who: { ip: string; name: string }): Promise<void>;
}

/**
 * Counts tries to sign in that did not succeed, in the database so that all processes count together. A try is counted
 * before the password is looked at, so that a hundred at once are a hundred. Names of accounts that do not exist are
 * counted like any other: a lock tells nobody who has an account.
 */
export function createSignInTries({ db, secret, clock, onLock }: Parts) {
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const keysOf = (ip: string, name: string): Record<CountedKind, string> => {
    // Whoever has one IPv6 address has all of its /64.
    const address = normalizeIP(ip);
    return {
      client: hash(`address ${address}`),
      person: hash(`account ${address} ${name}`),
      account: hash(`account ${name}`),
    };
  };
  /** Locks that this process knows of: ten thousand guesses against one must not be ten thousand writes. */
  const known = new LRUCache<string, number>({ max: 10_000 });
  const secondsLeft = (keys: string[]): number | undefined => {
    const until = Math.max(0, ...keys.map((key) => known.get(key) ?? 0));
    const left = until - clock.now().getTime();
    return left > 0 ? Math.ceil(left / 1000) : undefined;
  };

  return {
    /** The seconds to wait, or undefined when this try may go on. */
    async begin(ip: string, name: string): Promise<number | undefined> {
      const keys = keysOf(ip, name);
      const waiting = secondsLeft(Object.values(keys));
      if (waiting !== undefined) return waiting;
      const kinds = Object.keys(mostTries) as CountedKind[];
      const counted = await addTries(
        db,
        kinds.map((kind) => ({ key: keys[kind], most: mostTries[kind] })),
        clock.now(),
      );
      for (const kind of kinds) {
        const { tries = 0, window_ends_at: until } = counted.find(({ key }) => key === keys[kind]) ?? {};
        if (until === undefined || tries <= mostTries[kind]) continue;
        known.set(keys[kind], until.getTime());
        if (tries === mostTries[kind] + 1) await onLock(kind, { ip, name });
      }
      return secondsLeft(Object.values(keys));
    },

    /** Signing in well is never held against anyone. */
    async succeed(ip: string, name: string): Promise<void> {
      const { person, client, account } = keysOf(ip, name);
      await takeBackTries(db, person, [client, account]);
      await deleteOldTries(db, clock.now());
    },

    /** True for one caller only: a code that was seen over someone's shoulder is of no use twice. */
    async isFirstUse(code: string): Promise<boolean> {
      const [counted] = await addTries(db, [{ key: hash(`used ${code}`), most: 1 }], clock.now());
      return counted?.tries === 1;
    },
  };
}
