import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isImageMediaType } from '#platform/contract/files/image-type.ts';
import { encodingFor } from '#platform/server/cache/stored-response.ts';
import { imageTypeOf } from '#platform/server/files/image-type.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { ByteRange, FileStorage, StoredFile } from '#platform/server/storage/file-storage.ts';
import type { WorkQueue } from '#platform/server/work-queue.ts';
import { type AssetTransform, type ImagePlan, type ImageSource, planImage } from '../../contract/asset-transform.ts';
import type { AssetRow } from '../assets.repository.ts';
import { originalKey } from '../files/original-files.ts';
import { compressDrawing } from './compress-drawing.ts';
import { deriveImage, recipeVersion } from './derive-image.ts';
import type { DerivedFiles } from './derived-files.ts';
import { fileMissing, notAnImage } from './image-errors.ts';
import { drawingQueue } from './svg/draw-drawing.ts';

export interface VariantRequest {
  transform: AssetTransform;
  accept?: string | undefined;
  acceptEncoding?: string | undefined;
}

/** One form of an asset, named before anything is read or made. */
export interface AssetVariant {
  etag: string;
  /** The request headers that decided which form this is. */
  varies: string[];
  /** Set where a part of it can be had: of a file that is sent as it came. */
  wholeSize?: number;
  open(range?: ByteRange): Promise<VariantBody>;
}

export interface VariantBody {
  mediaType: string;
  encoding?: 'br' | 'gzip' | undefined;
  size: number;
  content: Readable | Uint8Array;
}

interface VariantParts {
  storage: FileStorage;
  derived: DerivedFiles;
  queue: WorkQueue;
  /** Throws when whoever asks has had enough made for a while. */
  beforeMaking?(): void;
  log?: Pick<Logger, 'warn'> | undefined;
  /** Takes turns with the others. */
  client?: string | undefined;
  /** Aborted when whoever asks went away. */
  left?: AbortSignal | undefined;
}

const etagOf = (sha256: string, ending = ''): string => `"${sha256.slice(0, 32)}${ending}"`;

export function variantOf(parts: VariantParts, asset: AssetRow, request: VariantRequest): AssetVariant {
  const source = sourceOf(asset);
  if (source === undefined && hasWish(request.transform)) throw notAnImage();
  const plan = source && planImage(source, request.transform, request.accept);
  if (source !== undefined && plan !== undefined) return asPlanned(parts, asset, source, plan);
  if (asset.mediaType === 'image/svg+xml') return asDrawing(parts, asset, encodingFor(request.acceptEncoding));
  return {
    etag: etagOf(asset.sha256),
    varies: [],
    wholeSize: asset.byteSize,
    open: (range) => openOriginal(parts, asset, range),
  };
}

function asPlanned(
  { storage, derived, queue, beforeMaking, log, client, left }: VariantParts,
  asset: AssetRow,
  source: ImageSource,
  plan: ImagePlan,
): AssetVariant {
  const key = derivedKey(asset, source, plan);
  const line = source.mediaType === 'image/svg+xml' ? drawingQueue : queue;
  // The original is read when it is its turn: what waits in line takes no memory.
  const make = async (signal: AbortSignal) => {
    beforeMaking?.();
    return line.run(
      async () => {
        const bytes = await buffer((await originalOf({ storage, log }, asset)).stream);
        const made = await deriveImage(bytes, source, plan);
        return mayStayAsItIs(source, plan) && made.length >= bytes.length ? bytes : made;
      },
      { client, signal },
    );
  };
  const open = async () => {
    const content = await derived.remember(key, make, left);
    return { mediaType: imageTypeOf(content) ?? `image/${plan.format}`, size: content.length, content };
  };
  return { etag: etagOf(key), varies: plan.isNegotiated ? ['accept'] : [], open };
}

function asDrawing(parts: VariantParts, asset: AssetRow, encoding: 'br' | 'gzip' | 'identity'): AssetVariant {
  const varies = ['accept-encoding'];
  if (encoding === 'identity') return { etag: etagOf(asset.sha256), varies, open: () => openOriginal(parts, asset) };
  const make = (signal: AbortSignal) =>
    parts.queue.run(async () => compressDrawing(await buffer((await originalOf(parts, asset)).stream), encoding), {
      client: parts.client,
      signal,
    });
  const open = async () => {
    const content = await parts.derived.remember(`${asset.sha256}.${encoding}`, make, parts.left);
    return { mediaType: asset.mediaType, encoding, size: content.length, content };
  };
  return { etag: etagOf(asset.sha256, `-${encoding}`), varies, open };
}

async function openOriginal(parts: VariantParts, asset: AssetRow, range?: ByteRange): Promise<VariantBody> {
  const { size, stream } = await originalOf(parts, asset, range);
  return {
    mediaType: asset.mediaType,
    size: range === undefined ? size : range.end - range.start + 1,
    content: stream,
  };
}

/** A file that is cut off is as good as none: half a picture would be kept by every browser. */
async function originalOf(
  { storage, log }: Pick<VariantParts, 'storage' | 'log'>,
  { id, sha256, byteSize }: AssetRow,
  range?: ByteRange,
): Promise<StoredFile> {
  const file = await storage.read(originalKey(sha256), range);
  if (file !== undefined && file.size === byteSize) return file;
  file?.stream.destroy();
  log?.warn({ asset: id, size: file?.size, byteSize }, 'the file of an asset is missing or cut off');
  throw fileMissing();
}

const hasWish = ({ width, height, format, quality, crop }: AssetTransform): boolean =>
  [width, height, format, quality, crop].some((wish) => wish !== undefined);

export function sourceOf({ mediaType, width, height, focalPoint }: AssetRow): ImageSource | undefined {
  if (width === null || height === null || !isImageMediaType(mediaType)) return undefined;
  return { mediaType, width, height, focalPoint };
}

/** Equal for all wishes that come down to the same picture, so that a thousand widths above the source's make one file. */
function derivedKey({ sha256 }: AssetRow, source: ImageSource, plan: ImagePlan): string {
  const { width, height, fit, format, quality, focalPoint, cropped } = plan;
  const recipe: unknown[] = [recipeVersion, sha256, width, height, fit, format, quality, mayStayAsItIs(source, plan)];
  if (focalPoint !== undefined) recipe.push(focalPoint.x, focalPoint.y);
  if (cropped !== undefined) recipe.push('crop', cropped.left, cropped.top, cropped.width, cropped.height);
  return createHash('sha256').update(recipe.join()).digest('hex');
}

/** Making it anew is only worth it when that saves something: same size, and a type that this reader can show. */
function mayStayAsItIs(source: ImageSource, plan: ImagePlan): boolean {
  if (plan.cropped !== undefined || source.width !== plan.width || source.height !== plan.height) return false;
  const isShownEverywhere = source.mediaType === 'image/jpeg' || source.mediaType === 'image/png';
  return source.mediaType === `image/${plan.format}` || (plan.isNegotiated && isShownEverywhere);
}
