import { imageTypeOf } from '#platform/server/files/image-type.ts';
import { cleanImage } from './clean-image.ts';
import { imageQueue, loadSharp, maxPixelsOfAllFrames } from './image-engine.ts';
import { asImageError } from './image-errors.ts';

/**
 * A picture without what it tells besides: the place where it was taken, the device, remarks. One that tells nothing is left
 * as it is, bit for bit, and so is what is no picture of ours. Undefined when there was nothing to take out.
 */
export async function cleanPhotograph(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const mediaType = imageTypeOf(bytes);
  if (mediaType === undefined || mediaType === 'image/svg+xml') return undefined;
  if (!(await hasRemarks(bytes))) return undefined;
  return (await cleanImage(bytes)).bytes;
}

async function hasRemarks(bytes: Uint8Array): Promise<boolean> {
  const sharp = await loadSharp();
  return imageQueue.run(async () => {
    try {
      const { exif, xmp, iptc, comments } = await sharp(bytes, { limitInputPixels: maxPixelsOfAllFrames }).metadata();
      return [exif, xmp, iptc, comments].some((one) => one !== undefined && one.length > 0);
    } catch (error) {
      throw asImageError(error);
    }
  });
}
