import { documentEndings, endingOfName, mediaTypeOfEnding } from '#platform/contract/files/document-type.ts';
import { cleanFileName } from '#platform/contract/files/file-name.ts';
import { isImageMediaType } from '#platform/contract/files/image-type.ts';
import { imageFileName } from './image-file-name.ts';

const maxStem = 140;

/** §5: cleaned, and with an ending that tells what is inside, because that is what the reader's computer goes by. */
export function assetFileName(name: string, mediaType: string): string {
  if (isImageMediaType(mediaType)) return imageFileName(name, mediaType);
  const clean = cleanFileName(name.replace(/[\p{Cc}\p{Cf}]/gu, ''));
  const ending = endingOfName(clean);
  const isTrue = mediaTypeOfEnding(ending) === mediaType;
  const stem = isTrue ? clean.slice(0, -(ending.length + 1)) : clean;
  const short = stem.slice(0, maxStem).toWellFormed().trim() || 'document';
  const own = isTrue ? ending : endingOfType(mediaType);
  return own === undefined ? short : `${short}.${own}`;
}

const endingOfType = (mediaType: string): string | undefined =>
  documentEndings.find((ending) => mediaTypeOfEnding(ending) === mediaType);
