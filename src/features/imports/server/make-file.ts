import { maxImageBytes } from '#features/assets/contract/image.ts';
import { badRequest } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { fetchFile } from '#platform/server/files/fetch-file.ts';
import type { EntryResult, EntrySource, KnownEntry } from './entries.repository.ts';
import { findStands } from './entries.repository.ts';
import type { ImportsParts } from './imports-parts.ts';
import { isOfNoSite } from './old-site.ts';
import type { SentPictures } from './sent-pictures.ts';

const pictureName = /\.(?:jpe?g|png|gif|webp|avif|svg)$/i;

const nameOf = (url: string): string => {
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  return decoded(path.split('/').at(-1) ?? '') || 'bestand';
};

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

interface FileToMake {
  importId: string;
  entry: KnownEntry;
  source: EntrySource;
}

/** Sent along, or fetched from the old site, and taken in as anything that somebody sends: looked into, cleaned, within the quota. */
export async function makeFile(
  { platform, assets, allowsLoopback }: Pick<ImportsParts, 'platform' | 'assets' | 'allowsLoopback'>,
  pictures: Pick<SentPictures, 'read'>,
  viewer: Viewer,
  { importId, entry: { madeId, sourceId }, source: { url } }: FileToMake,
  signal: AbortSignal,
): Promise<EntryResult> {
  // There since a try that was broken off: what it is was not written down any more.
  const isThere = (await findStands(platform.db, 'file', [madeId])).has(madeId);
  if (isThere) return { stand: 0, mediaType: pictureName.test(nameOf(url)) ? 'image/*' : '' };
  const name = nameOf(url);
  const sent = await pictures.read(importId, sourceId);
  // A file that only names its pictures has no address to fetch them from.
  if (sent === undefined && isOfNoSite(url)) throw badRequest('file-not-sent');
  const bytes = sent ?? (await fetchFile(url, { allowsLoopback, mostBytes: maxImageBytes, signal }));
  const field = pictureName.test(name) ? 'Image' : 'File';
  const { width, height, mediaType } = await assets.add(viewer, { id: madeId, name, bytes, field });
  return { stand: 0, mediaType, ...(width === undefined || height === undefined ? {} : { width, height }) };
}
