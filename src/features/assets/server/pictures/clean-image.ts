import type { Metadata, Sharp } from 'sharp';
import type { ImageMediaType } from '#platform/contract/files/image-type.ts';
import { imageTypeOf } from '#platform/server/files/image-type.ts';
import type { Size } from '../../contract/image.ts';
import { imageQueue, loadSharp, maxPixels, maxPixelsOfAllFrames, maxSeconds } from './image-engine.ts';
import { asImageError, brokenImage, imageTypeRefused, tooManyPixels } from './image-errors.ts';
import { drawingAtSize } from './svg/drawing-at-size.ts';
import { type CleanPieces, sanitiseApart } from './svg/sanitise-apart.ts';
import { BrokenSvgError } from './svg/sanitise-svg.ts';

export interface CleanImage extends Size {
  mediaType: ImageMediaType;
  bytes: Uint8Array;
}

type RasterMediaType = Exclude<ImageMediaType, 'image/svg+xml'>;

const sharpNames: Readonly<Record<RasterMediaType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/avif': 'heif',
  'image/gif': 'gif',
};

/**
 * What we keep of what was sent: drawn anew, so that nothing but the picture comes through. The place where it was
 * taken and all other remarks go; how it was held is turned into how it stands; colours stay as they were meant.
 */
export async function cleanImage(bytes: Uint8Array): Promise<CleanImage> {
  const mediaType = imageTypeOf(bytes);
  if (mediaType === undefined) throw imageTypeRefused();
  return mediaType === 'image/svg+xml' ? cleanDrawing(bytes) : cleanRaster(bytes, mediaType);
}

async function cleanRaster(bytes: Uint8Array, mediaType: RasterMediaType): Promise<CleanImage> {
  const sharp = await loadSharp();
  return imageQueue.run(async () => {
    try {
      const limits = { limitInputPixels: maxPixelsOfAllFrames, failOn: 'error' } as const;
      const metadata = await sharp(bytes, limits).metadata();
      if (metadata.format !== sharpNames[mediaType]) throw brokenImage();
      if (metadata.width * metadata.height > maxPixels) throw tooManyPixels();
      const isMoving = (metadata.pages ?? 1) > 1 && (mediaType === 'image/gif' || mediaType === 'image/webp');
      let image = sharp(bytes, { ...limits, animated: isMoving }).timeout({ seconds: maxSeconds.toClean });
      if (!isMoving) image = image.autoOrient();
      if (metadata.space !== 'cmyk') image = image.keepIccProfile();
      const { data, info } = await encoded(image, mediaType, metadata, bytes).toBuffer({ resolveWithObject: true });
      return {
        mediaType,
        bytes: data,
        width: info.width,
        height: isMoving ? (info.pageHeight ?? metadata.height) : info.height,
      };
    } catch (error) {
      throw asImageError(error);
    }
  });
}

/** As good as it came in, as far as the eye can tell. */
function encoded(image: Sharp, mediaType: RasterMediaType, metadata: Metadata, bytes: Uint8Array): Sharp {
  switch (mediaType) {
    case 'image/jpeg':
      return image.jpeg({ quality: 90, chromaSubsampling: metadata.chromaSubsampling === '4:4:4' ? '4:4:4' : '4:2:0' });
    case 'image/png':
      return image.png({ compressionLevel: 9, palette: metadata.isPalette === true, quality: 100, dither: 0 });
    case 'image/webp':
      return image.webp(isLosslessWebp(bytes) ? { lossless: true } : { quality: 90 });
    case 'image/avif':
      return image.avif({ quality: 80, effort: 2 });
    case 'image/gif':
      return image.gif({ dither: 0 });
  }
}

const isLosslessWebp = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 4096)).includes('VP8L');

const maxDrawingSide = 100_000;

async function cleanDrawing(bytes: Uint8Array): Promise<CleanImage> {
  const { pieces, size, embedded } = await readDrawing(bytes);
  if (Math.max(size.width, size.height) > maxDrawingSide) throw tooManyPixels();
  const cleaned = new Map<string, Buffer>();
  for (const address of embedded) {
    if (!cleaned.has(address)) cleaned.set(address, Buffer.from(await cleanAddress(address)));
  }
  const parts = pieces.flatMap((piece, index) => [piece, cleaned.get(embedded[index] ?? '') ?? Buffer.alloc(0)]);
  const clean = Buffer.concat(parts);
  await refuseUndrawable(clean);
  return {
    mediaType: 'image/svg+xml',
    bytes: clean,
    width: Math.max(1, Math.round(size.width)),
    height: Math.max(1, Math.round(size.height)),
  };
}

/** A picture within a drawing tells as much, and weighs as much, as one on its own. */
async function cleanAddress(address: string): Promise<string> {
  const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  const mediaType = imageTypeOf(bytes);
  if (mediaType === undefined || mediaType === 'image/svg+xml') throw brokenImage();
  const inner = await cleanRaster(bytes, mediaType);
  return `data:${mediaType};base64,${Buffer.from(inner.bytes).toString('base64')}`;
}

const trial: Size = { width: 50, height: 50 };

/** Now, so that the first who asks for a picture of it does not find out. It has to take the size that we give it. */
async function refuseUndrawable(drawing: Uint8Array): Promise<void> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(drawingAtSize(drawing, trial, 'fill'), { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => Promise.reject(brokenImage(error)));
  if (width !== trial.width || height !== trial.height) throw brokenImage();
}

async function readDrawing(bytes: Uint8Array): Promise<CleanPieces> {
  try {
    return await sanitiseApart(bytes);
  } catch (error) {
    if (error instanceof BrokenSvgError || error instanceof RangeError) throw brokenImage(error);
    throw error;
  }
}
