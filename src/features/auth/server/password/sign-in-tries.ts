import { createHmac } from 'node:crypto';
import { normalizeIP } from '@better-auth/core/utils/ip';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#platform/server/clock.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { type CountedKind, mostTries, windowMilliseconds } from './lock-rule.ts';
import { addTries, deleteOldTries, takeBackTries } from './sign-in-tries.repository.ts';

/** A code works for a minute and a half, a message of a sign-in provider to sign out for four. */
const usedCodeMilliseconds = 5 * 60_000;

/** Who guesses, as far as it can be told: someone at a browser that is known for this account, or anyone else. */
export interface Guesser {
  ip: string;
  name: string;
  device: string | undefined;
}
export type Guessed = 'password' | 'code';

interface Parts {
  db: PlatformDb;
  secret: string;
  clock: Clock;
  /** Once for each lock, not for each try against it. */
  onLock(kind: CountedKind, who: Guesser): Promise<void>;
}

interface Counting {
  counted: { kind: CountedKind; key: string }[];
  /** What a right answer wipes out; of the rest it takes back one. */
  own: CountedKind;
}

/**
 * Counts tries to sign in that did not succeed, in the database so that all processes count together. A try is counted
 * before the password is looked at, so that a hundred at once are a hundred. Names of accounts that do not exist are
 * counted like any other: a lock tells nobody who has an account.
 */
export function createSignInTries({ db, secret, clock, onLock }: Parts) {
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const one = (kind: CountedKind, text: string): Counting => ({ counted: [{ kind, key: hash(text) }], own: kind });
  const countingOf = (guessed: Guessed, { ip, name, device }: Guesser): Counting => {
    if (guessed === 'code') {
      return device === undefined ? one('codes', `codes ${name}`) : one('device-codes', `codes of device ${device}`);
    }
    if (device !== undefined) return one('device', `device ${device}`);
    // Whoever has one IPv6 address has all of its /64.
    const address = normalizeIP(ip);
    return {
      counted: [
        { kind: 'client', key: hash(`address ${address}`) },
        { kind: 'person', key: hash(`account ${address} ${name}`) },
        { kind: 'account', key: hash(`account ${name}`) },
      ],
      own: 'person',
    };
  };
  /** Locks that this process knows of: ten thousand guesses against one must not be ten thousand writes. */
  const known = new LRUCache<string, number>({ max: 10_000 });
  const secondsLeft = ({ counted }: Counting): number | undefined => {
    const until = Math.max(0, ...counted.map(({ key }) => known.get(key) ?? 0));
    const left = until - clock.now().getTime();
    return left > 0 ? Math.ceil(left / 1000) : undefined;
  };
  const add = ({ counted }: Counting) =>
    addTries(
      db,
      counted.map(({ kind, key }) => ({
        key,
        most: mostTries[kind],
        windowMilliseconds: windowMilliseconds[kind],
      })),
      clock.now(),
    );

  return {
    /** The seconds to wait, or undefined when this try may go on. */
    async begin(guessed: Guessed, guesser: Guesser): Promise<number | undefined> {
      const counting = countingOf(guessed, guesser);
      const waiting = secondsLeft(counting);
      if (waiting !== undefined) return waiting;
      const rows = await add(counting);
      for (const { kind, key } of counting.counted) {
        const { tries = 0, window_ends_at: until } = rows.find((row) => row.key === key) ?? {};
        if (until === undefined || tries <= mostTries[kind]) continue;
        known.set(key, until.getTime());
        if (tries === mostTries[kind] + 1) await onLock(kind, guesser);
      }
      return secondsLeft(counting);
    },

    /** Signing in well is never held against anyone. */
    async succeed(guessed: Guessed, guesser: Guesser): Promise<void> {
      const { counted, own } = countingOf(guessed, guesser);
      const keys = (isOwn: boolean) => counted.flatMap(({ kind, key }) => ((kind === own) === isOwn ? key : []));
      await takeBackTries(db, keys(true), keys(false));
      await deleteOldTries(db, clock.now());
    },

    /** True for one caller only: a code or message that was seen over someone's shoulder is of no use twice. */
    async isFirstUse(code: string): Promise<boolean> {
      const key = { key: hash(`used ${code}`), most: 1, windowMilliseconds: usedCodeMilliseconds };
      const [counted] = await addTries(db, [key], clock.now());
      return counted?.tries === 1;
    },
  };
}
