import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { firstLockMilliseconds, longestDoubling, quietMilliseconds } from './lock-rule.ts';

export interface CountedKey {
  key: string;
  most: number;
  windowMilliseconds: number;
}

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/**
 * Adds one to each key, from one again where its window is over; the try that is one too many begins a lock. In the
 * order of the keys, so that no two calls wait for each other.
 */
export const addTries = (db: PlatformDb, keys: readonly CountedKey[], now: Date) =>
  db
    .insertInto('sign_in_try')
    .values(
      [...keys]
        .sort((a, b) => (a.key < b.key ? -1 : 1))
        .map(({ key, windowMilliseconds }) => ({ key, tries: 1, window_ends_at: later(now, windowMilliseconds) })),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const isOver = eb('sign_in_try.window_ends_at', '<=', now);
        const isQuiet = eb('sign_in_try.window_ends_at', '<=', later(now, -quietMilliseconds));
        const isOneTooMany = eb.or(
          keys.map(({ key, most }) => eb.and([eb('sign_in_try.key', '=', key), eb('sign_in_try.tries', '=', most)])),
        );
        const lockEnd = sql<Date>`${now}::timestamptz + ${firstLockMilliseconds} * interval '1 millisecond'
          * power(2, least(${eb.ref('sign_in_try.locks')}, ${longestDoubling}))`;
        return {
          tries: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('sign_in_try.tries', '+', 1))
            .end(),
          window_ends_at: eb
            .case()
            .when(isOver)
            .then(eb.ref('excluded.window_ends_at'))
            .when(isOneTooMany)
            .then(lockEnd)
            .else(eb.ref('sign_in_try.window_ends_at'))
            .end(),
          locks: eb
            .case()
            .when(isQuiet)
            .then(0)
            .when(eb.and([eb.not(isOver), isOneTooMany]))
            .then(eb('sign_in_try.locks', '+', 1))
            .else(eb.ref('sign_in_try.locks'))
            .end(),
        };
      }),
    )
    .returning(['key', 'tries', 'window_ends_at'])
    .execute();

export async function takeBackTries(
  db: PlatformDb,
  forgotten: readonly string[],
  lessened: readonly string[],
): Promise<void> {
  await db.deleteFrom('sign_in_try').where('key', 'in', forgotten).execute();
  if (lessened.length === 0) return;
  await db
    .updateTable('sign_in_try')
    .set((eb) => ({ tries: eb('tries', '-', 1) }))
    .where('key', 'in', lessened)
    .where('tries', '>', 0)
    .execute();
}

/** A few at a time, and never those that someone else is counting. */
export async function deleteOldTries(db: PlatformDb, now: Date): Promise<void> {
  const old = db
    .selectFrom('sign_in_try')
    .select('key')
    .where('window_ends_at', '<=', later(now, -quietMilliseconds))
    .limit(100)
    .forUpdate()
    .skipLocked();
  await db.deleteFrom('sign_in_try').where('key', 'in', old).execute();
}
