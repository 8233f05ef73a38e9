import type { AssetsService } from '#features/assets/server/assets.service.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { deletePages, listDeletedBefore } from './trash/page-trash.repository.ts';

/** Thirty days: who comes back from a holiday can still put something back. */
export const timeInTrash = 30 * 24 * 60 * 60 * 1000;

export type PageTrashService = ReturnType<typeof createPageTrashService>;

export function createPageTrashService({
  platform,
  clock,
  assets,
  menus,
}: {
  platform: Platform;
  clock: Clock;
  assets: Pick<AssetsService, 'removeHeldByAny'>;
  menus: Pick<MenusService, 'forgetPages'>;
}) {
  return {
    /** With their versions, their places in the menu, and the files that their blocks held. */
    async emptyTrash(): Promise<void> {
      const moment = new Date(clock.now().getTime() - timeInTrash);
      const removeFiles = await platform.transaction(async (trx, touch) => {
        const ids = await listDeletedBefore(trx, moment);
        if (ids.length === 0) return async () => undefined;
        await menus.forgetPages(trx, touch, ids);
        return assets.removeHeldByAny(trx, touch, 'block', await deletePages(trx, ids));
      });
      await removeFiles();
    },
  };
}
