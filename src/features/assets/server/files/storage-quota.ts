import { AppError } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import type { StorageUse, Used } from '../../contract/storage-use.ts';
import { lockStorage, usedBytes } from './storage-quota.repository.ts';

/** In megabytes; zero is no limit. */
export interface StorageLimits {
  storageMegabytes: number;
  storageMegabytesPerPerson: number;
}

const megabyte = 1024 * 1024;
const allowedBytes = (megabytes: number): number | null => (megabytes === 0 ? null : megabytes * megabyte);
const refusal = (code: 'storage-quota' | 'own-storage-quota', megabytes: number) =>
  new AppError(code, 413, { values: { megabytes } });

/** Who added it, if that was a person. */
export const personOf = (viewer: Viewer): string | undefined => (viewer.kind === 'user' ? viewer.id : undefined);

interface StorageQuotaParts {
  platform: Platform;
  limits: () => Promise<StorageLimits>;
  /** What else lies in the same storage, in bytes. */
  others?: ((db: PlatformDb) => Promise<number>) | undefined;
}

/** How much the files of a platform, and of one person on it, may take. */
export function createStorageQuota({ platform, limits, others = async () => 0 }: StorageQuotaParts) {
  const allBytes = async (db: PlatformDb): Promise<number> => (await usedBytes(db)) + (await others(db));

  async function use(viewer: Viewer): Promise<{ own: Used; platform: Used }> {
    const { storageMegabytes, storageMegabytesPerPerson } = await limits();
    const person = personOf(viewer);
    const [all, own] = await Promise.all([
      allBytes(platform.db),
      person === undefined ? 0 : usedBytes(platform.db, person),
    ]);
    return {
      own: { used: own, allowed: allowedBytes(storageMegabytesPerPerson) },
      platform: { used: all, allowed: allowedBytes(storageMegabytes) },
    };
  }

  return {
    async read(viewer: Viewer): Promise<StorageUse> {
      const found = await use(viewer);
      return viewer.isContentManager ? found : { ...found, platform: null };
    },

    /** Before a file is taken in: whoever has no room left need not send it. */
    async requireSomeRoom(viewer: Viewer): Promise<void> {
      const { storageMegabytes, storageMegabytesPerPerson } = await limits();
      const { own, platform: all } = await use(viewer);
      if (all.allowed !== null && all.used >= all.allowed) throw refusal('storage-quota', storageMegabytes);
      if (own.allowed !== null && own.used >= own.allowed)
        throw refusal('own-storage-quota', storageMegabytesPerPerson);
    },

    /** Whether the platform has room for so much more that is nobody's own, before any of it comes. */
    async hasRoomFor(bytes: number): Promise<boolean> {
      const most = allowedBytes((await limits()).storageMegabytes);
      return most === null || (await allBytes(platform.db)) + bytes <= most;
    },

    /** At the end of the transaction that added a file: what does not fit is undone. */
    async requireFits(trx: PlatformTransaction, viewer: Viewer): Promise<void> {
      const { storageMegabytes, storageMegabytesPerPerson } = await limits();
      await lockStorage(trx, platform.key);
      const most = allowedBytes(storageMegabytes);
      if (most !== null && (await allBytes(trx)) > most) throw refusal('storage-quota', storageMegabytes);
      const person = personOf(viewer);
      const own = allowedBytes(storageMegabytesPerPerson);
      if (person === undefined || own === null) return;
      if ((await usedBytes(trx, person)) > own) throw refusal('own-storage-quota', storageMegabytesPerPerson);
    },
  };
}
