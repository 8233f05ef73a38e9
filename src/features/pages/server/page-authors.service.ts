import type { Platform, PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { deletedUser } from '../contract/history/did-the-platform.ts';
import { countVersionsBy, giveVersionsTo } from './history/page-history.repository.ts';

/** Versions under somebody's name, for when the account goes. */
export function createPageAuthorsService({ platform }: { platform: Platform }) {
  return {
    async contentOf(userId: string): Promise<{ kind: 'page-version'; count: number }[]> {
      const count = await countVersionsBy(platform.db, userId);
      return count === 0 ? [] : [{ kind: 'page-version', count }];
    },

    /** What a version says stays as it is; only whose it is changes. */
    async handOver(trx: PlatformTransaction, _: Touch, userId: string, heirId: string | undefined): Promise<undefined> {
      await giveVersionsTo(trx, userId, heirId ?? deletedUser);
    },
  };
}
