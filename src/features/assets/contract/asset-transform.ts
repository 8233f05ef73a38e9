import { type Crop, croppedRegion, isWhole, pointInCrop, type Region } from '#platform/contract/files/crop.ts';
import type { ImageMediaType } from '#platform/contract/files/image-type.ts';
import { acceptedFormat, type OutputFormat } from './accepted-format.ts';
import type { Size } from './image.ts';
import type { FocalPoint } from './media.ts';
import { steppedBox, steppedQuality, steppedSide } from './picture-steps.ts';

/** In the words of sharp. */
export const fits = ['cover', 'contain', 'inside', 'fill'] as const;
export type Fit = (typeof fits)[number];

/** §9. */
export const minSide = 50;
export const maxSide = 3000;
const smallSide = 150;
const smallQuality = 95;

/** Of equal look: AVIF counts on a scale of its own, on which 60 is about what 80 is for the others. */
const usualQuality: Readonly<Record<OutputFormat, number | undefined>> = {
  avif: 60,
  webp: 80,
  jpeg: 80,
  png: undefined,
};

/** What the query of /a/{guid} asks for (§7), within the limits. */
export interface AssetTransform {
  width?: number | undefined;
  height?: number | undefined;
  format?: OutputFormat | 'auto' | undefined;
  quality?: number | undefined;
  fit?: Fit | undefined;
  /** Only this part of it; sizes count for what is left. */
  crop?: Crop | undefined;
}

export interface ImageSource extends Size {
  mediaType: ImageMediaType;
  /** What must stay in sight; the middle when nobody chose. */
  focalPoint?: FocalPoint | undefined;
}

/** Exactly what to make; equal plans give equal pictures. */
export interface ImagePlan extends Size {
  /** Of the source within `width` and `height`, which already have the right proportions unless one is cut or padded. */
  fit: 'cover' | 'contain' | 'fill';
  format: OutputFormat;
  /** Undefined for PNG, which loses nothing. */
  quality: number | undefined;
  /** Chosen by the Accept header, so that another reader may get another answer at the same address. */
  isNegotiated: boolean;
  /** Only where something is cut off. */
  focalPoint?: FocalPoint;
  /** Of the source, cut out before anything else. */
  cropped?: Region;
}

/** What is sent as it came cannot be cut: then it is made as these are, of which WebP moves as a GIF does. */
const passedOn: Partial<Record<ImageMediaType, ImageMediaType>> = {
  'image/gif': 'image/webp',
  'image/svg+xml': 'image/png',
};

const between = (lowest: number, value: number, highest: number) =>
  Math.min(Math.max(Math.round(value), lowest), highest);

/** Outside the limits counts as the limit, so that an old link shows a picture instead of an error. */
export const withinSides = (side: number): number => between(minSide, side, maxSide);
export const withinQuality = (quality: number): number => between(1, quality, 100);

/** The plan, or undefined when the source is sent as it is. */
export function planImage(
  whole: ImageSource,
  transform: AssetTransform,
  accept: string | undefined,
): ImagePlan | undefined {
  const { width, height, quality } = transform;
  const crop = transform.crop === undefined || isWhole(transform.crop) ? undefined : transform.crop;
  const hasWish = [width, height, quality, crop].some((wish) => wish !== undefined);
  const asked = transform.format ?? (hasWish ? 'auto' : undefined);
  if (asked === undefined) return undefined;
  const source = crop === undefined ? whole : partOf(whole, crop);
  const cutAs = (crop && passedOn[source.mediaType]) ?? source.mediaType;
  const format = asked === 'auto' ? acceptedFormat(cutAs, accept) : asked;
  if (format === undefined) return undefined;
  const size = resultSize(source, stepped(transform));
  const fit = hasBox(transform) ? transform.fit : 'fill';
  const { focalPoint } = source;
  return {
    ...size,
    fit,
    ...(fit === 'cover' && focalPoint !== undefined ? { focalPoint } : {}),
    format,
    quality: format === 'png' ? undefined : qualityOf(source, transform, format),
    isNegotiated: asked === 'auto',
    ...(crop === undefined ? {} : { cropped: croppedRegion(whole, crop) }),
  };
}

/** What is left of a picture, as if it were a picture of its own. */
function partOf({ mediaType, focalPoint, ...whole }: ImageSource, crop: Crop): ImageSource {
  const { width, height } = croppedRegion(whole, crop);
  return { mediaType, width, height, focalPoint: focalPoint && pointInCrop(focalPoint, crop) };
}

/** As asked; otherwise §9: 95 for images under 150 px, where a saved byte shows. What was asked counts, not the step. */
function qualityOf(source: ImageSource, transform: AssetTransform, format: OutputFormat): number | undefined {
  if (transform.quality !== undefined) return steppedQuality(transform.quality);
  const { width, height } = resultSize(source, transform);
  return Math.max(width, height) < smallSide ? smallQuality : usualQuality[format];
}

function stepped(transform: AssetTransform): AssetTransform {
  const { width, height } = transform;
  if (hasBox(transform)) return { ...transform, ...steppedBox(transform, minSide) };
  return {
    ...transform,
    width: width === undefined ? undefined : steppedSide(width),
    height: height === undefined ? undefined : steppedSide(height),
  };
}

type Boxed = { width: number; height: number; fit: Exclude<Fit, 'inside'> };

/** Both sides count, also when the source has other proportions. */
const hasBox = (transform: AssetTransform): transform is Boxed =>
  transform.width !== undefined &&
  transform.height !== undefined &&
  transform.fit !== undefined &&
  transform.fit !== 'inside';

/** Never larger than the source, in either direction; only a drawing is sharp at every size. */
export function resultSize(source: ImageSource, transform: AssetTransform): Size {
  const isDrawing = source.mediaType === 'image/svg+xml';
  if (hasBox(transform)) {
    const scale = isDrawing ? 1 : Math.min(1, source.width / transform.width, source.height / transform.height);
    return scaled(transform, scale);
  }
  const { width, height } = transform;
  const limits = [maxSide / source.width, maxSide / source.height];
  if (width !== undefined) limits.push(width / source.width);
  if (height !== undefined) limits.push(height / source.height);
  if (!isDrawing || (width === undefined && height === undefined)) limits.push(1);
  return scaled(source, Math.min(...limits));
}

const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});
