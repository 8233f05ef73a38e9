import type { Sharp } from 'sharp';
import type { ImagePlan, ImageSource } from '../contract/asset-transform.ts';
import { loadSharp, maxPixelsOfAllFrames, maxSeconds } from './image-engine.ts';

/** Raised when the same plan would give another picture, so that kept results are made anew. */
export const recipeVersion = 1;

/**
 * A third of the time of one step more, for a twentieth more bytes: the first reader waits for it. (Measured: a picture
 * of 800 pixels takes 0.3 s with 3 and 2.4 s with 4.)
 */
const avifEffort = 3;
const maxDrawnPixels = 50_000_000;
const opaque = '#ffffff';
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** One of our own pictures, in the size and form of the plan. */
export async function deriveImage(bytes: Uint8Array, source: ImageSource, plan: ImagePlan): Promise<Buffer> {
  const sharp = await loadSharp();
  const image = sharp(bytes, {
    limitInputPixels: maxPixelsOfAllFrames,
    failOn: 'error',
    // Of what we make, only WebP moves.
    animated: plan.format === 'webp' && (source.mediaType === 'image/gif' || source.mediaType === 'image/webp'),
    ...(source.mediaType === 'image/svg+xml' ? { density: drawingDensity(source, plan) } : {}),
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

/**
 * A drawing is drawn at the size that is needed, not enlarged afterwards; 72 is its own size. A ribbon that has to cover a
 * square would be drawn far too large first.
 */
function drawingDensity(source: ImageSource, plan: ImagePlan): number {
  const needed = Math.max(plan.width / source.width, plan.height / source.height);
  const bearable = Math.sqrt(maxDrawnPixels / (source.width * source.height));
  return Math.min(100_000, Math.max(1, 72 * Math.min(needed, bearable)));
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
