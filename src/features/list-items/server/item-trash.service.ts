import type { Clock } from '#platform/server/clock.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';

/** As long as pages: who comes back from a holiday can still put something back. */
const daysInTrash = 30;
const day = 24 * 60 * 60 * 1000;
/** A long list that was thrown away as a whole must not hold others up. */
const atOnce = 500;

export type ItemTrashService = ReturnType<typeof createItemTrashService>;

export function createItemTrashService({ platform, clock }: { platform: Platform; clock: Clock }) {
  return {
    /** With their versions; nothing that readers have shows them any more, so nothing kept is touched. */
    async emptyTrash(): Promise<void> {
      const moment = new Date(clock.now().getTime() - daysInTrash * day);
      while ((await platform.transaction((trx) => deleteSomeBefore(trx, moment))) === atOnce);
    },
  };
}

async function deleteSomeBefore(db: PlatformDb, moment: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('item')
    .where('id', 'in', (eb) =>
      eb.selectFrom('item').select('id').where('deleted_at', '<', moment).orderBy('deleted_at').limit(atOnce),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
