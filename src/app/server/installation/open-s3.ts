import type { Platform } from '#platform/server/platform.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import type { S3Options } from '#platform/server/storage/s3-storage.ts';

/** Fetched only where files are kept so, and tried before anything is promised; each platform has its own part of the bucket. */
export async function openS3(options: S3Options): Promise<(platform: Platform) => FileStorage> {
  const { checkS3, createS3Storage } = await import('#platform/server/storage/s3-storage.ts');
  await checkS3(options);
  return ({ key }) => createS3Storage({ ...options, prefix: `${key}/` });
}
