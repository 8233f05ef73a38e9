import { AppError } from '#platform/contract/calls/errors.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import {
  forgetUnclaimed,
  isFileUsed,
  listUnclaimedBefore,
  lockFile,
  noteUnclaimed,
} from './original-files.repository.ts';

interface OriginalFilesParts {
  platform: Platform;
  storage: FileStorage;
  clock: Clock;
}

const day = 24 * 60 * 60 * 1000;

export const originalKey = (sha256: string): string => `originals/${sha256}`;

/**
 * The files in the storage, each kept once however often it is added. A storage knows no transactions, so what may come
 * to lie there without an asset is noted in the database first, and found again after a crash.
 */
export function createOriginalFiles({ platform, storage, clock }: OriginalFilesParts) {
  async function remove(hashes: readonly string[]): Promise<void> {
    for (const sha256 of new Set(hashes)) {
      await platform.transaction(async (trx) => {
        await lockFile(trx, sha256);
        if (!(await isFileUsed(trx, sha256))) await storage.remove(originalKey(sha256));
        await forgetUnclaimed(trx, sha256);
      });
    }
  }

  return {
    /** Around the transaction that keeps it. The note stays when that does not come to its end; what was refused goes at once. */
    async coming<T>(sha256: string, keepIt: () => Promise<T>): Promise<T> {
      await platform.transaction((trx) => noteUnclaimed(trx, [sha256], clock.now()));
      try {
        return await keepIt();
      } catch (error) {
        if (error instanceof AppError) await remove([sha256]);
        throw error;
      }
    },

    /** Within the transaction that gives it an asset; nobody removes it before that ends. */
    async keep(trx: PlatformTransaction, { sha256, bytes }: { sha256: string; bytes: Uint8Array }): Promise<void> {
      await lockFile(trx, sha256);
      if (!(await storage.exists(originalKey(sha256)))) await storage.write(originalKey(sha256), bytes);
      await forgetUnclaimed(trx, sha256);
    },

    /** Within the transaction that lets go of them; they are removed after it. */
    noteLeft: (trx: PlatformTransaction, hashes: readonly string[]): Promise<void> =>
      noteUnclaimed(trx, hashes, clock.now()),

    /** Those that nothing needs. */
    remove,

    /** What was written or let go over a day ago, and should have been claimed or removed by now. */
    async sweep(): Promise<void> {
      await remove(await listUnclaimedBefore(platform.db, new Date(clock.now().getTime() - day)));
    },
  };
}
