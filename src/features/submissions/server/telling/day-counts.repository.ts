import { createHmac } from 'node:crypto';
import type { PlatformDb } from '#platform/server/database/database.ts';

/** Keyed, so that a copy of the database does not say whose address or client it was. */
export const dayCountKey = (secret: string, ...parts: readonly string[]): string =>
  createHmac('sha256', secret)
    .update(`form-day-count ${parts.join('\n')}`)
    .digest('base64url');

/** One more; who comes at the same moment waits for the transaction, so that nobody slips past a limit. */
export async function countUp(db: PlatformDb, key: string, now: Date): Promise<number> {
  const { count } = await db
    .insertInto('form_day_count')
    .values({ key, count: 1, ends_at: new Date(now.getTime() + 48 * 3600_000) })
    .onConflict((clash) =>
      clash.column('key').doUpdateSet(({ eb, ref }) => ({ count: eb(ref('form_day_count.count'), '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}

export const deleteDayCounts = (db: PlatformDb, now: Date) =>
  db.deleteFrom('form_day_count').where('ends_at', '<=', now).execute();
