import type { AssetsService } from '#features/assets/server/assets.service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';

/** As long as pages: who comes back from a holiday can still put something back. */
export const timeInTrash = 30 * 24 * 60 * 60 * 1000;
/** A long list that was thrown away as a whole must not hold others up. */
const atOnce = 500;

export type ItemTrashService = ReturnType<typeof createItemTrashService>;

export function createItemTrashService({
  platform,
  clock,
  assets,
}: {
  platform: Platform;
  clock: Clock;
  assets: Pick<AssetsService, 'removeHeldByAny'>;
}) {
  /** Answers how many went. */
  async function removeSome(moment: Date): Promise<number> {
    const { count, removeFiles } = await platform.transaction(async (trx, touch) => {
      const ids = await deleteSomeBefore(trx, moment);
      return { count: ids.length, removeFiles: await assets.removeHeldByAny(trx, touch, 'item', ids) };
    });
    await removeFiles();
    return count;
  }

  return {
    /** With their versions and files; nothing else that readers have shows them any more. */
    async emptyTrash(): Promise<void> {
      const moment = new Date(clock.now().getTime() - timeInTrash);
      while ((await removeSome(moment)) === atOnce);
    },
  };
}

async function deleteSomeBefore(db: PlatformDb, moment: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('item')
    .where('id', 'in', (eb) =>
      eb.selectFrom('item').select('id').where('deleted_at', '<', moment).orderBy('deleted_at').limit(atOnce),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
