import type { AssetsService } from '#features/assets/server/assets.service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { deleteTrashBefore } from './page-history.repository.ts';

/** Thirty days: who comes back from a holiday can still put something back. */
export const timeInTrash = 30 * 24 * 60 * 60 * 1000;

export type PageTrashService = ReturnType<typeof createPageTrashService>;

export function createPageTrashService({
  platform,
  clock,
  assets,
}: {
  platform: Platform;
  clock: Clock;
  assets: Pick<AssetsService, 'removeHeldByAny'>;
}) {
  return {
    /** With their versions, and the files that their blocks held. */
    async emptyTrash(): Promise<void> {
      const moment = new Date(clock.now().getTime() - timeInTrash);
      const removeFiles = await platform.transaction(async (trx, touch) =>
        assets.removeHeldByAny(trx, touch, 'block', await deleteTrashBefore(trx, moment)),
      );
      await removeFiles();
    },
  };
}
