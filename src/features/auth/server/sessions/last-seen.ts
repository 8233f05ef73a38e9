import type { AccountsService } from '#features/users/server/accounts.service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Logger } from '#platform/server/logger.ts';

const interval = 5 * 60 * 1000;

interface SeenSession {
  sessionId: string;
  userId: string;
  sessionSeenAt: Date;
  /** Null for someone who was never here before. */
  userSeenAt: Date | null;
}

interface LastSeenParts {
  db: PlatformDb;
  accounts: Pick<AccountsService, 'noteSeen'>;
  clock: Clock;
  log: Logger;
}

/** Remembers that someone was here: at most once in five minutes, and no request waits for it. */
export function createLastSeen({ db, accounts, clock, log }: LastSeenParts) {
  const writing = new Set<string>();
  return ({ sessionId, userId, sessionSeenAt, userSeenAt }: SeenSession): void => {
    const now = clock.now();
    // A new session of someone who was away is news about them too.
    const seenAt = Math.min(sessionSeenAt.getTime(), userSeenAt?.getTime() ?? 0);
    if (now.getTime() - seenAt < interval || writing.has(sessionId)) return;
    writing.add(sessionId);
    noteSessionSeen(db, sessionId, now)
      .then(() => accounts.noteSeen(userId, now))
      .catch((error: unknown) => log.debug({ err: error }, 'last seen was not written'))
      .finally(() => writing.delete(sessionId));
  };
}

const noteSessionSeen = (db: PlatformDb, sessionId: string, now: Date) =>
  db.updateTable('session').set({ last_seen_at: now }).where('id', '=', sessionId).execute();
