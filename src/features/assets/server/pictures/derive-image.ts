import type { Sharp } from 'sharp';
import type { Region } from '#platform/contract/files/crop.ts';
import { type ImagePlan, type ImageSource, maxSide } from '../../contract/asset-transform.ts';
import { cropRegion } from '../../contract/crop-region.ts';
import type { Size } from '../../contract/image.ts';
import { loadSharp, maxPixelsOfAllFrames, maxSeconds } from './image-engine.ts';
import { drawnAt } from './svg/draw-drawing.ts';

/** Raised when the same plan would give another picture, so that kept results are made anew. */
export const recipeVersion = 2;

/**
 * The first reader waits for it, and nothing stops the encoder once it has begun: a megapixel of noise takes two seconds
 * of effort 3, a quarter of effort 1 and a sixth of effort 0. A photo is as large with effort 1 as with 3, a drawing a
 * fifth larger; only where a picture is small is more effort worth the wait.
 */
const avifEffort = ({ width, height }: Size): number => {
  const megapixels = (width * height) / 1_000_000;
  if (megapixels <= 0.25) return 3;
  return megapixels <= 2.5 ? 1 : 0;
};
const opaque = '#ffffff';
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** One of our own pictures, in the size and form of the plan. */
export async function deriveImage(bytes: Uint8Array, source: ImageSource, plan: ImagePlan): Promise<Buffer> {
  const isDrawing = source.mediaType === 'image/svg+xml';
  const { focalPoint, cropped } = plan;
  const isCut = focalPoint !== undefined || cropped !== undefined;
  const whole = isDrawing ? (isCut ? drawnWhole(source, plan) : plan) : source;
  const fit = isDrawing && isCut ? 'fill' : plan.fit;
  const [sharp, input] = await Promise.all([loadSharp(), isDrawing ? drawnAt(bytes, whole, fit) : bytes]);
  let image = sharp(input, {
    limitInputPixels: maxPixelsOfAllFrames,
    failOn: 'error',
    // Of what we make, only WebP moves.
    animated: plan.format === 'webp' && (source.mediaType === 'image/gif' || source.mediaType === 'image/webp'),
  }).timeout({ seconds: maxSeconds.toDerive });
  if (isCut) image = image.extract(cutFrom(whole, source, plan));
  const resized = image.resize({
    width: plan.width,
    height: plan.height,
    fit: focalPoint === undefined ? plan.fit : 'fill',
    background: plan.format === 'jpeg' ? opaque : transparent,
  });
  return encoded(resized, plan).toBuffer();
}

/** The whole picture, just large enough for what is left of it to fill the box; of a small part it is less sharp. */
function drawnWhole(source: Size, { cropped, ...box }: ImagePlan): Size {
  const seen = cropped ?? source;
  const wished = Math.max(box.width / seen.width, box.height / seen.height);
  const scale = Math.min(wished, Math.max(1, maxSide / source.width), Math.max(1, maxSide / source.height));
  return { width: Math.ceil(source.width * scale), height: Math.ceil(source.height * scale) };
}

/** What someone cut out, and of that what the box shows, in pixels of the picture as it was read. */
function cutFrom(whole: Size, source: Size, { focalPoint, cropped, ...box }: ImagePlan): Region {
  const seen = cropped === undefined ? { left: 0, top: 0, ...whole } : scaledRegion(cropped, whole, source);
  if (focalPoint === undefined) return seen;
  const { left, top, width, height } = cropRegion(seen, box, focalPoint);
  return { left: seen.left + left, top: seen.top + top, width, height };
}

function scaledRegion(region: Region, whole: Size, source: Size): Region {
  const [across, down] = [whole.width / source.width, whole.height / source.height];
  const [left, top] = [Math.floor(region.left * across), Math.floor(region.top * down)];
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(region.width * across), whole.width - left)),
    height: Math.max(1, Math.min(Math.round(region.height * down), whole.height - top)),
  };
}

function encoded(image: Sharp, plan: ImagePlan): Sharp {
  const { format, quality } = plan;
  const settings = quality === undefined ? {} : { quality };
  switch (format) {
    case 'avif':
      return image.avif({ ...settings, effort: avifEffort(plan) });
    case 'webp':
      return image.webp(settings);
    case 'jpeg':
      return image.flatten({ background: opaque }).jpeg({ ...settings, mozjpeg: true });
    case 'png':
      return image.png({ compressionLevel: 9 });
  }
}
