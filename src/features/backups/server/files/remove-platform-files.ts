import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOf, outboxOf, type Place } from '../place.ts';

/** All files of a platform, wherever they lie: uploaded ones, what was made of them, and mails that were kept. */
export async function removePlatformFiles(place: Pick<Place, 'dataFolder' | 's3'>, platformKey: string): Promise<void> {
  const { storage, keys } = filesOf(place, platformKey);
  for await (const file of keys()) await storage.remove(file);
  await rm(join(place.dataFolder, 'assets', platformKey), { recursive: true, force: true });
  await rm(outboxOf(place, platformKey), { recursive: true, force: true });
}
