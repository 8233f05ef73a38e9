import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { conflict, notAllowed, notFound, signInNeeded, undefinedIfRefused } from '#platform/contract/calls/errors.ts';
import type { DocumentMediaType } from '#platform/contract/files/document-type.ts';
import type { ImageMediaType } from '#platform/contract/files/image-type.ts';
import { anonymousViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import type { Visibility } from '#platform/contract/rights/visibility.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { Platform, PlatformTransaction, Touch } from '#platform/server/platform.ts';
import type { ByteRange, FileStorage } from '#platform/server/storage/file-storage.ts';
import { createFolderStorage } from '#platform/server/storage/folder-storage.ts';
import { WorkQueue } from '#platform/server/work-queue.ts';
import {
  type AssetHolder,
  type FileHolder,
  type HeldByKind,
  type HolderRights,
  publicHolder,
} from '../contract/asset-holder.ts';
import { kindOf } from '../contract/asset-kind.ts';
import { type AssetTransform, planImage } from '../contract/asset-transform.ts';
import { assetTag } from '../contract/assets.tags.ts';
import { assetFileName } from '../contract/document-file-name.ts';
import type { Size } from '../contract/image.ts';
import { createAssetRights } from './asset-rights.ts';
import {
  type AssetRow,
  deleteAssets,
  findAsset,
  insertAsset,
  listHeld,
  listHeldByAny,
  listPresent,
} from './assets.repository.ts';
import { cleanFile, type UploadField } from './files/clean-file.ts';
import { fetchBytes } from './files/fetch-bytes.ts';
import { createOriginalFiles } from './files/original-files.ts';
import { createStorageQuota, personOf, type StorageLimits } from './files/storage-quota.ts';
import { type FileFacts, filesOf, findEarlierFile, lockAssetFile, putFile } from './media/replace-file.repository.ts';
import {
  type AssetVariant,
  sourceOf,
  type VariantBody,
  type VariantRequest,
  variantOf,
} from './pictures/asset-variants.ts';
import { cleanPhotograph } from './pictures/clean-photograph.ts';
import { DerivedFiles } from './pictures/derived-files.ts';
import { imageQueue } from './pictures/image-engine.ts';
import { documentTypeRefused, otherKindOfFile } from './pictures/image-errors.ts';
import { MakingAllowance } from './pictures/making-allowance.ts';
import { readPixels } from './pictures/read-pixels.ts';

type NoteReplaced = (trx: PlatformTransaction) => Promise<void>;

interface AssetsServiceOptions {
  platform: Platform;
  /** Of this platform alone. */
  folder: string;
  storage?: FileStorage;
  queue?: WorkQueue;
  maxDerivedBytes?: number;
  /** What files can belong to, each declared by the feature that knows it. */
  holders?: readonly FileHolder[];
  log?: Pick<Logger, 'warn'>;
  clock: Clock;
  /** Pictures of this machine may be fetched, for development and tests. */
  allowsLoopback?: boolean;
  /** How much files may take; without it there is no limit. */
  limits?: () => Promise<StorageLimits>;
  /** What lies in the same storage and is no asset, in bytes. */
  othersBytes?: (db: PlatformDb) => Promise<number>;
}

export interface AssetRequest extends VariantRequest {
  /** What the file should be called when it is saved. */
  name?: string | undefined;
  /** `auth=true` (§7): can only take rights away. */
  isForSignedIn?: boolean | undefined;
  /** From where it is asked for; without it nothing is counted. */
  client?: string | undefined;
  /** Aborted when whoever asked went away. */
  left?: AbortSignal | undefined;
}

/** All that is needed to say "you have it already", before anything is read or made. */
export interface FoundAsset extends AssetVariant {
  isPrivate: boolean;
  /** Follows the rights of something that can change. */
  isHeld: boolean;
  open(range?: ByteRange): Promise<AssetBody>;
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
  holder?: AssetHolder;
  /** A picture, unless it says that any file will do. */
  field?: UploadField;
}

export interface AddedAsset {
  guid: string;
  name: string;
  mediaType: ImageMediaType | DocumentMediaType;
  /** Of a picture. */
  width?: number;
  height?: number;
}

export interface FileOnDisk {
  path: string;
  name: string;
  field: UploadField;
}

const gigabyte = 1024 ** 3;
const unlimited = async (): Promise<StorageLimits> => ({ storageMegabytes: 0, storageMegabytesPerPerson: 0 });
/** A picture for some is asked for by few: whoever wants hundreds of sizes of it is not reading. */
const making = { private: new MakingAllowance({ perMinute: 60 }), public: new MakingAllowance({ perMinute: 600 }) };
/** Whole pictures in memory, two at a time for the whole process; people take turns. */
const receivedFiles = new WorkQueue({ atOnce: 2, maxWaiting: 40 });

export type AssetsService = ReturnType<typeof createAssetsService>;

export function createAssetsService({ platform, folder, ...options }: AssetsServiceOptions) {
  const { storage = createFolderStorage(folder), queue = imageQueue, maxDerivedBytes = gigabyte, log } = options;
  const { clock } = options;
  const originals = createOriginalFiles({ platform, storage, clock });
  const quota = createStorageQuota({ platform, limits: options.limits ?? unlimited, others: options.othersBytes });
  const rights = createAssetRights(options.holders ?? []);
  const derived = new DerivedFiles({
    folder: join(folder, 'derived'),
    maxBytes: maxDerivedBytes,
    onError: (error) => log?.warn({ err: error }, 'a derived picture could not be kept'),
  });

  async function visibleAsset(viewer: Viewer, guid: string): Promise<AssetRow & HolderRights> {
    const id = guid.toLowerCase();
    const asset = await platform.remember(`asset/${id}`, [assetTag(id)], async () => {
      const row = await findAsset(platform.db, id);
      // Thrown here, so that wrong guesses are not kept.
      if (row === undefined) throw notFound();
      return row;
    });
    // In the trash it is there for who can take it out again.
    if (asset.isDeleted && !viewer.isContentManager) throw notFound();
    const may = await rights.on(viewer, asset);
    if (may.canSee) return { ...asset, ...may, isPublic: may.isPublic && !asset.isDeleted };
    throw refusal(viewer);
  }

  async function read(viewer: Viewer, guid: string, request: AssetRequest): Promise<FoundAsset> {
    const asset = await visibleAsset(viewer, guid);
    if (request.isForSignedIn === true && viewer.kind === 'anonymous') throw signInNeeded();
    const isPrivate = request.isForSignedIn === true || !asset.isPublic;
    const { client, left } = request;
    const beforeMaking = () => client !== undefined && making[isPrivate ? 'private' : 'public'].take(client);
    const variant = variantOf(
      { storage, derived, queue, beforeMaking, log, client: viewer.id ?? client, left },
      asset,
      request,
    );
    return {
      ...variant,
      isPrivate,
      isHeld: asset.holder.kind !== 'public',
      open: async (range) => {
        const body = await variant.open(range);
        const name = assetFileName(request.name ?? asset.name, body.mediaType);
        return { ...body, name, isNamed: request.name !== undefined };
      },
    };
  }

  /** Cleaned, and only there when its file is. */
  async function store(viewer: Viewer, asset: NewAsset): Promise<AddedAsset> {
    const file = await cleanFile(asset.name, asset.bytes, asset.field ?? 'Image');
    const { name, mediaType, width, height, sha256 } = file;
    const guid = (asset.id ?? randomUUID()).toLowerCase();
    const { visibility = 'Public', roleIds = [], holder = publicHolder } = asset;
    const byteSize = file.bytes.length;
    const isInLibrary = !rights.holderOf(holder)?.isOutsideLibrary;
    const row = {
      id: guid,
      name,
      mediaType,
      byteSize,
      width,
      height,
      sha256,
      visibility,
      roleIds,
      holder,
      isInLibrary,
    };
    const insert = async (trx: PlatformTransaction, touch: Touch) => {
      await originals.keep(trx, file);
      if (!(await insertAsset(trx, row, userOf(viewer)))) throw conflict('asset-exists');
      await quota.requireFits(trx, viewer);
      touch(assetTag(guid));
    };
    await originals.coming(sha256, () => platform.transaction(insert));
    return { guid, name, mediaType, ...(width === null || height === null ? {} : { width, height }) };
  }

  /** Removes the rows; what it answers removes the files, after the commit. */
  async function removeAssets(
    trx: PlatformTransaction,
    touch: Touch,
    ids: readonly string[],
  ): Promise<() => Promise<void>> {
    if (ids.length === 0) return async () => undefined;
    const hashes = await filesOf(trx, ids);
    await deleteAssets(trx, ids);
    await originals.noteLeft(trx, hashes);
    touch(...ids.map((id) => assetTag(id)));
    return () => originals.remove(hashes);
  }

  async function removeHeldByAny(trx: PlatformTransaction, touch: Touch, kind: string, ids: readonly string[]) {
    const held = ids.length === 0 ? [] : await listHeldByAny(trx, kind, ids);
    return removeAssets(
      trx,
      touch,
      held.map(({ id }) => id),
    );
  }

  /** Of a holder that keeps a few: older files than one would go back to are let go. */
  async function removeOldFiles(holder: HeldByKind): Promise<void> {
    const { mostKept, shownFile } = rights.holderOf(holder) ?? {};
    if (mostKept === undefined) return;
    const shown = await shownFile?.(holder.id);
    const held = await listHeld(platform.db, holder);
    const old = held.filter(({ id }, index) => index >= mostKept && id !== shown).map(({ id }) => id);
    const removeThem = await platform.transaction((trx, touch) => removeAssets(trx, touch, old));
    await removeThem();
  }

  async function received(viewer: Viewer, holder: AssetHolder, read: () => Promise<NewAsset>): Promise<AddedAsset> {
    const keep = async () => store(viewer, { ...(await read()), holder });
    const added = await receivedFiles.run(keep, { client: viewer.id });
    if (holder.id !== undefined) await removeOldFiles(holder);
    return added;
  }

  /** What an address shows changes; the address, its words and its rights stay. */
  async function putAnother(
    viewer: Viewer,
    id: string,
    note: NoteReplaced,
    another: (trx: PlatformTransaction, before: FileFacts) => Promise<FileFacts>,
  ): Promise<void> {
    await platform.transaction(async (trx, touch) => {
      const before = await lockAssetFile(trx, id);
      if (before === undefined) throw notFound();
      const after = await another(trx, before);
      if (after.sha256 === before.sha256) return;
      await putFile(trx, id, { before, after }, { userId: userOf(viewer), now: clock.now() });
      await note(trx);
      touch(assetTag(id));
    });
  }

  return {
    read,
    requireMayAdd: rights.requireMayAdd,
    /** Declared by the features: what the query of an upload may name (§7). */
    holderKinds: rights.kinds,
    removeAssets,
    originals,
    quota,
    /** For pictures that are kept elsewhere: the same hand takes out what they tell besides. */
    cleanPhotograph,

    /** A file that came in over the wire, at the address of one that was there; `note` records it in the same transaction. */
    async replaceWith(viewer: Viewer, guid: string, file: FileOnDisk, note: NoteReplaced): Promise<void> {
      const id = guid.toLowerCase();
      const clean = await receivedFiles.run(async () => cleanFile(file.name, await readFile(file.path), file.field), {
        client: viewer.id,
      });
      const noteWhatFits: NoteReplaced = async (trx) => {
        await quota.requireFits(trx, viewer);
        await note(trx);
      };
      const another = async (trx: PlatformTransaction, before: FileFacts): Promise<FileFacts> => {
        if (kindOf(before.mediaType) !== kindOf(clean.mediaType)) throw otherKindOfFile();
        await originals.keep(trx, clean);
        const { mediaType, width, height, sha256, bytes } = clean;
        const name = assetFileName(before.name.replace(/\.[a-z0-9]{1,8}$/i, ''), mediaType);
        const focus = hasSameShape(before, clean) ? {} : { focalX: null, focalY: null };
        return { ...before, ...focus, name, mediaType, width, height, sha256, byteSize: bytes.length };
      };
      await originals.coming(clean.sha256, () => putAnother(viewer, id, noteWhatFits, another));
    },

    /** The two change places, so that undoing can be undone. When each of them was there stays known, for who looks back. */
    async undoReplace(viewer: Viewer, guid: string, note: NoteReplaced): Promise<void> {
      const id = guid.toLowerCase();
      await putAnother(viewer, id, note, async (trx) => {
        const earlier = await findEarlierFile(trx, id);
        if (earlier === undefined) throw conflict('nothing-replaced');
        return earlier;
      });
    },

    async add(viewer: Viewer, asset: NewAsset): Promise<AddedAsset> {
      await rights.requireMayAdd(viewer, asset.holder ?? publicHolder);
      return store(viewer, asset);
    },

    /** A picture that the feature of its holder decided about itself, of whoever it is: a visitor without an account too. */
    addHeld: (viewer: Viewer, asset: NewAsset & { holder: HeldByKind }): Promise<AddedAsset> =>
      receivedFiles.run(() => store(viewer, asset), { client: viewer.id }),

    /** A file that came in over the wire; the caller removes it, whatever comes of it. */
    async addFile(viewer: Viewer, holder: AssetHolder, file: FileOnDisk): Promise<AddedAsset> {
      await rights.requireMayAdd(viewer, holder);
      if (rights.holderOf(holder)?.takesPicturesOnly && file.field !== 'Image') throw documentTypeRefused();
      return received(viewer, holder, async () => ({ ...file, bytes: await readFile(file.path) }));
    },

    /** From another site, by the rules for all that we ask of others; what it is, is looked at as with an upload. */
    async fetchPicture(viewer: Viewer, holder: AssetHolder, from: { url: string; name?: string | undefined }) {
      await rights.requireMayAdd(viewer, holder);
      const bytes = await fetchBytes(viewer, from.url, options.allowsLoopback ?? false);
      return received(viewer, holder, async () => ({ name: from.name ?? '', bytes }));
    },

    /** Red, green, blue and alpha of a small copy of a picture, for who looks for its colours. */
    async pixelsOf(viewer: Viewer, guid: string): Promise<Uint8Array> {
      const small = { width: 160, height: 160, fit: 'contain', format: 'png' } as const;
      const { content } = await (await read(viewer, guid, { transform: small })).open();
      return readPixels(content);
    },

    /** Where uploads lie until they are looked at: on the disk that they will stay on. */
    uploadFolder: join(folder, '_uploads'),

    async isHeldBy(trx: PlatformTransaction, holder: HeldByKind, guid: string): Promise<boolean> {
      return (await listHeld(trx, holder)).some(({ id }) => id === guid.toLowerCase());
    },

    /** Those of these that are not there, or in the trash. */
    async missing(guids: readonly string[]): Promise<string[]> {
      if (guids.length === 0) return [];
      const present = new Set(await listPresent(platform.db, guids));
      return guids.filter((guid) => !present.has(guid.toLowerCase()));
    },

    /** Those of these that everyone may have. */
    async forEveryone(guids: readonly string[]): Promise<ReadonlySet<string>> {
      const open = new Set<string>();
      for (const guid of guids) {
        const found = await visibleAsset(anonymousViewer, guid).catch(undefinedIfRefused);
        if (found?.isPublic === true) open.add(guid);
      }
      return open;
    },

    /** How large a picture is in this form, where everyone may have it; undefined of any other file. */
    async sizeForEveryone(guid: string, form: AssetTransform): Promise<Size | undefined> {
      const found = await visibleAsset(anonymousViewer, guid).catch(undefinedIfRefused);
      const source = found?.isPublic === true ? sourceOf(found) : undefined;
      const plan = source && planImage(source, form, undefined);
      return plan && { width: plan.width, height: plan.height };
    },

    /** All files of something that goes; what it answers is to be run after the commit. */
    removeHeld: (trx: PlatformTransaction, touch: Touch, { kind, id }: HeldByKind) =>
      removeHeldByAny(trx, touch, kind, [id]),
    removeHeldByAny,

    /** When the tidying that earlier reading began is done. */
    settled: () => derived.settled(),
  };
}

const refusal = (viewer: Viewer) => (viewer.kind === 'anonymous' ? signInNeeded() : notAllowed());

const userOf = (viewer: Viewer): string | null => personOf(viewer) ?? null;

/** A focal point means the same place on a picture of the same proportions. */
function hasSameShape(one: Pick<FileFacts, 'width' | 'height'>, other: Pick<FileFacts, 'width' | 'height'>): boolean {
  if (one.width === null || one.height === null || other.width === null || other.height === null) return false;
  return Math.abs(one.width / one.height - other.width / other.height) < 0.01;
}
