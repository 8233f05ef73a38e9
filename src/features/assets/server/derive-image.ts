import type { Sharp } from 'sharp';
import type { ImagePlan, ImageSource } from '../contract/asset-transform.ts';
import { loadSharp, maxPixelsOfAllFrames, maxSeconds } from './image-engine.ts';
import { drawingAtSize } from './svg/drawing-at-size.ts';

/** Raised when the same plan would give another picture, so that kept results are made anew. */
export const recipeVersion = 1;

/** The first reader waits for it: one step more takes seven times as long and saves a thirtieth of the bytes. */
const avifEffort = 3;
const opaque = '#ffffff';
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** One of our own pictures, in the size and form of the plan. */
export async function deriveImage(bytes: Uint8Array, source: ImageSource, plan: ImagePlan): Promise<Buffer> {
  const sharp = await loadSharp();
  const isDrawing = source.mediaType === 'image/svg+xml';
  const input = isDrawing ? Buffer.from(drawingAtSize(Buffer.from(bytes).toString(), plan, plan.fit)) : bytes;
  const image = sharp(input, {
    limitInputPixels: maxPixelsOfAllFrames,
    failOn: 'error',
    // Of what we make, only WebP moves.
    animated: plan.format === 'webp' && (source.mediaType === 'image/gif' || source.mediaType === 'image/webp'),
  })
    .timeout({ seconds: maxSeconds })
    .resize({
      width: plan.width,
      height: plan.height,
      fit: plan.fit,
      background: plan.format === 'jpeg' ? opaque : transparent,
    });
  return encoded(image, plan).toBuffer();
}

function encoded(image: Sharp, { format, quality }: ImagePlan): Sharp {
  const settings = quality === undefined ? {} : { quality };
  switch (format) {
    case 'avif':
      return image.avif({ ...settings, effort: avifEffort });
    case 'webp':
      return image.webp(settings);
    case 'jpeg':
      return image.flatten({ background: opaque }).jpeg({ ...settings, mozjpeg: true });
    case 'png':
      return image.png({ compressionLevel: 9 });
  }
}
