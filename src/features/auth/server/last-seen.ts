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

/** Remembers that someone was here: at most once in five minutes, and no request waits for it. */
export function createLastSeen({ db, clock, log }: { db: PlatformDb; clock: Clock; log: Logger }) {
  const writing = new Set<string>();
  return ({ sessionId, userId, sessionSeenAt, userSeenAt }: SeenSession): void => {
    const now = clock.now();
    // A new session of someone who was away is news about them too.
    const seenAt = Math.min(sessionSeenAt.getTime(), userSeenAt?.getTime() ?? 0);
    if (now.getTime() - seenAt < interval || writing.has(sessionId)) return;
    writing.add(sessionId);
    writeLastSeen(db, { sessionId, userId, now })
      .catch((error: unknown) => log.debug({ err: error }, 'last seen was not written'))
      .finally(() => writing.delete(sessionId));
  };
}

async function writeLastSeen(
  db: PlatformDb,
  { sessionId, userId, now }: { sessionId: string; userId: string; now: Date },
): Promise<void> {
  await db.updateTable('session').set({ last_seen_at: now }).where('id', '=', sessionId).execute();
  await db.updateTable('user').set({ last_seen_at: now }).where('id', '=', userId).execute();
}
