import { basename, dirname, resolve } from 'node:path';
import { BackupError } from '../../src/features/backups/server/backup-error.ts';
import { type BackupStore, bucketStore, folderStore } from '../../src/features/backups/server/backup-store.ts';
import type { Config } from '../../src/platform/server/config.ts';

type Buckets = Pick<Config, 's3' | 'backups'>;

const bucketAddress = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([a-z0-9._/-]*))?$/;

/** A folder, or `s3://bucket/folder`: on the storage of the planned backups, or else of the files, with its keys. */
export function storeAt(place: string, { s3, backups }: Buckets): BackupStore {
  if (!place.startsWith('s3://')) return folderStore(resolve(place));
  const [, bucket, path = ''] = bucketAddress.exec(place) ?? [];
  if (bucket === undefined) {
    throw new BackupError(
      `${place} is no address of a bucket, such as s3://plein-backups or s3://plein-backups/moved.`,
    );
  }
  const storage = backups.s3 ?? s3;
  if (storage === undefined) {
    throw new BackupError(`How to reach ${place} is not known. Set BACKUP_S3_BUCKET and what goes with it.`);
  }
  const folders = path.split('/').filter(Boolean);
  return bucketStore({ ...storage, bucket, prefix: folders.map((folder) => `${folder}/`).join('') });
}

/** A file in one of these. */
export function fileAt(place: string, config: Buckets): { store: BackupStore; name: string; isElsewhere: boolean } {
  const isElsewhere = place.startsWith('s3://');
  return { store: storeAt(dirname(isElsewhere ? place : resolve(place)), config), name: basename(place), isElsewhere };
}
