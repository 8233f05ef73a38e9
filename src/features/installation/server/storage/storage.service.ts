import type { Platform } from '#platform/server/platform.ts';
import type { PlatformActs } from '../installation-platforms.service.ts';
import type { StorageWork } from './storage-work.ts';

interface Parts {
  platform: Pick<Platform, 'id' | 'locale'>;
  platformActs: Pick<PlatformActs, 'isHome'>;
  storageWork: Pick<StorageWork, 'measureWhenDue'>;
}

export type StorageService = ReturnType<typeof createStorageService>;

export const createStorageService = ({ platform, platformActs, storageWork }: Parts) => ({
  /** For the clock, which asks every platform; it is measured once for all of them. */
  async measureWhenDue(): Promise<void> {
    if (!platformActs.isHome(platform)) return;
    const { timeZone } = await platform.locale();
    await storageWork.measureWhenDue(timeZone);
  },
});
