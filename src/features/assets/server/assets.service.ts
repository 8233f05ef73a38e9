import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { conflict, notAllowed, notFound, signInNeeded } from '#platform/contract/errors.ts';
import { anonymousViewer, type Viewer } from '#platform/contract/viewer.ts';
import { decideSee, type Visibility } from '#platform/contract/visibility.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { createFolderStorage } from '#platform/server/storage/folder-storage.ts';
import { placeholderTransform } from '../contract/asset-transform.ts';
import { type ImageMediaType, maxImageBytes } from '../contract/image.ts';
import { imageFileName } from '../contract/image-file-name.ts';
import { type AssetVariant, originalKey, type VariantBody, type VariantRequest, variantOf } from './asset-variants.ts';
import { type AssetRow, findAsset, insertAsset } from './assets.repository.ts';
import { cleanImage } from './clean-image.ts';
import { DerivedFiles } from './derived-files.ts';
import { imageQueue } from './image-engine.ts';
import { imageTooLarge } from './image-errors.ts';
import type { WorkQueue } from './work-queue.ts';

interface AssetsServiceOptions {
  platform: Platform;
  /** Of this platform alone. */
  folder: string;
  storage?: FileStorage;
  queue?: WorkQueue;
  maxDerivedBytes?: number;
  log?: Pick<Logger, 'warn'>;
}

export interface AssetRequest extends VariantRequest {
  /** What the file should be called when it is saved. */
  name?: string | undefined;
  /** `auth=true` (§7): can only take rights away. */
  isForSignedIn?: boolean | undefined;
}

/** All that is needed to say "you have it already", before anything is read or made. */
export interface FoundAsset extends AssetVariant {
  isPrivate: boolean;
  open(): Promise<AssetBody>;
}

export interface AssetBody extends VariantBody {
  name: string;
  /** The reader chose the name, so they mean to keep the file. */
  isNamed: boolean;
}

export interface NewAsset {
  name: string;
  bytes: Uint8Array;
  visibility?: Visibility;
  roleIds?: string[];
  id?: string;
}

export interface AddedAsset {
  guid: string;
  name: string;
  mediaType: ImageMediaType;
  width: number;
  height: number;
}

const gigabyte = 1024 ** 3;

export type AssetsService = ReturnType<typeof createAssetsService>;

export function createAssetsService({ platform, folder, ...options }: AssetsServiceOptions) {
  const { storage = createFolderStorage(folder), queue = imageQueue, maxDerivedBytes = gigabyte, log } = options;
  const derived = new DerivedFiles({
    folder: join(folder, 'derived'),
    maxBytes: maxDerivedBytes,
    onError: (error) => log?.warn({ err: error }, 'a derived picture could not be kept'),
  });

  async function visibleAsset(viewer: Viewer, guid: string): Promise<AssetRow> {
    const id = guid.toLowerCase();
    const asset = await platform.remember(`asset/${id}`, [`asset:${id}`], async () => {
      const row = await findAsset(platform.db, id);
      // Thrown here, so that wrong guesses are not kept.
      if (row === undefined) throw notFound();
      return row;
    });
    if (decideSee(viewer, asset).allowed) return asset;
    throw viewer.kind === 'anonymous' ? signInNeeded() : notAllowed();
  }

  async function read(viewer: Viewer, guid: string, request: AssetRequest): Promise<FoundAsset> {
    const asset = await visibleAsset(viewer, guid);
    if (request.isForSignedIn === true && viewer.kind === 'anonymous') throw signInNeeded();
    const variant = variantOf({ storage, derived, queue }, asset, request);
    return {
      ...variant,
      isPrivate: request.isForSignedIn === true || !decideSee(anonymousViewer, asset).allowed,
      open: async () => {
        const body = await variant.open();
        const name = imageFileName(request.name ?? asset.name, body.mediaType);
        return { ...body, name, isNamed: request.name !== undefined };
      },
    };
  }

  return {
    read,

    /** Small enough to be part of a page (§9). */
    async placeholder(viewer: Viewer, guid: string): Promise<{ mediaType: string; bytes: Uint8Array }> {
      const found = await read(viewer, guid, { transform: placeholderTransform });
      const { mediaType, content } = await found.open();
      return { mediaType, bytes: content instanceof Uint8Array ? content : await buffer(content) };
    },

    async add(viewer: Viewer, asset: NewAsset): Promise<AddedAsset> {
      if (!viewer.isContentManager) throw viewer.kind === 'anonymous' ? signInNeeded() : notAllowed();
      if (asset.bytes.length > maxImageBytes) throw imageTooLarge();
      const { bytes, mediaType, width, height } = await cleanImage(asset.bytes);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const name = imageFileName(asset.name, mediaType);
      const guid = (asset.id ?? randomUUID()).toLowerCase();
      // The file first, so that a row never points to nothing; the same picture twice is one file.
      if (!(await storage.exists(originalKey(sha256)))) await storage.write(originalKey(sha256), bytes);
      const { visibility = 'Public', roleIds = [] } = asset;
      const row = { id: guid, name, mediaType, byteSize: bytes.length, width, height, sha256, visibility, roleIds };
      await platform.transaction(async (trx, touch) => {
        if (!(await insertAsset(trx, row))) throw conflict('asset-exists');
        touch(`asset:${guid}`);
      });
      return { guid, name, mediaType, width, height };
    },

    /** When the tidying that earlier reading began is done. */
    settled: () => derived.settled(),
  };
}
