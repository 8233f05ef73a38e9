import { type DocumentMediaType, endingOfName } from '#platform/contract/files/document-type.ts';
import type { ImageMediaType } from '#platform/contract/files/image-type.ts';
import { documentTypeOf } from '#platform/server/files/document-content.ts';
import { imageTypeOf } from '#platform/server/files/image-type.ts';
import { sha256Of } from '#platform/server/sha256.ts';
import { maxDocumentBytes } from '../../contract/asset-kind.ts';
import { assetFileName } from '../../contract/document-file-name.ts';
import { maxImageBytes } from '../../contract/image.ts';
import { cleanImage } from '../pictures/clean-image.ts';
import { documentTooLarge, documentTypeRefused, imageTooLarge } from '../pictures/image-errors.ts';
import { cleanCaptions, isCaptions } from './clean-captions.ts';

export interface CleanFile {
  bytes: Uint8Array;
  mediaType: ImageMediaType | DocumentMediaType;
  width: number | null;
  height: number | null;
  name: string;
  sha256: string;
}

/** §5: the field Image takes pictures and nothing else; the field File takes documents, and pictures as well. */
export type UploadField = 'Image' | 'File';

export async function cleanFile(name: string, bytes: Uint8Array, field: UploadField): Promise<CleanFile> {
  const isPicture = field === 'Image' || imageTypeOf(bytes) !== undefined;
  const ending = endingOfName(name);
  // Captions of another kind are kept as the kind that players read, under a name that says so.
  if (!isPicture && isCaptions(ending)) {
    const captions = name.slice(0, -ending.length) + captionEnding;
    return named(captions, checkedDocument(captions, cleanCaptions(ending, bytes)));
  }
  return named(name, isPicture ? await cleanPicture(bytes) : checkedDocument(name, bytes));
}

const captionEnding = 'vtt';

async function named(name: string, clean: Omit<CleanFile, 'name' | 'sha256'>): Promise<CleanFile> {
  return {
    ...clean,
    name: assetFileName(name, clean.mediaType),
    sha256: await sha256Of(clean.bytes),
  };
}

async function cleanPicture(bytes: Uint8Array): Promise<Omit<CleanFile, 'name' | 'sha256'>> {
  if (bytes.length > maxImageBytes) throw imageTooLarge();
  return cleanImage(bytes);
}

function checkedDocument(name: string, bytes: Uint8Array): Omit<CleanFile, 'name' | 'sha256'> {
  if (bytes.length > maxDocumentBytes) throw documentTooLarge();
  const mediaType = documentTypeOf(name, bytes);
  if (mediaType === undefined) throw documentTypeRefused();
  return { bytes, mediaType, width: null, height: null };
}
