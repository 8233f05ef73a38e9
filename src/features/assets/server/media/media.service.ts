import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { LongWorkService } from '#features/tasks/server/long-work.service.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { requireContentManager } from '#platform/server/require-viewer.ts';
import { kindOf } from '../../contract/asset-kind.ts';
import { assetAudit } from '../../contract/assets.audit.ts';
import { assetTag } from '../../contract/assets.tags.ts';
import { assetFileName } from '../../contract/document-file-name.ts';
import type { FileUser } from '../../contract/file-user.ts';
import type { MediaChanges, MediaDetail, MediaFile, MediaList, MediaQuery, MediaUse } from '../../contract/media.ts';
import type { AssetsService, FileOnDisk } from '../assets.service.ts';
import {
  countMedia,
  findDuplicates,
  findMedia,
  findMediaById,
  findTrashedInUse,
  listDeletedBefore,
  listEarlier,
  lockMedia,
  type MediaRow,
  updateMedia,
} from './media.repository.ts';
import { createMediaBulk } from './media-bulk.ts';
import { createMediaFolders } from './media-folders.ts';
import { usesOf } from './media-uses.ts';
import { forgetEarlierFilesBefore } from './replace-file.repository.ts';

interface MediaParts {
  platform: Platform;
  assets: Pick<AssetsService, 'replaceWith' | 'undoReplace' | 'removeAssets' | 'originals'>;
  /** What shows files, each declared by the feature that knows it. */
  users: readonly FileUser[];
  askWork: LongWorkService['ask'];
  audit: Pick<AuditService, 'record' | 'recordEach'>;
  clock: Clock;
}

/** How long the trash and a replaced file are kept. */
export const timeInTrash = 30 * 24 * 60 * 60 * 1000;

/** A file in the trash that is still shown. */
export interface TrashedInUse {
  guid: string;
  name: string;
  uses: MediaUse[];
}

/** Thrown away so long ago that nobody misses it, if there are more. */
const mostMissed = 20;

export type MediaService = ReturnType<typeof createMediaService>;

/** The library of all files but members' photos, for whoever manages content. */
export function createMediaService({ platform, assets, users, askWork, audit, clock }: MediaParts) {
  const { db } = platform;
  const folders = createMediaFolders({ platform });

  async function find(viewer: Viewer, guid: string): Promise<MediaRow> {
    requireContentManager(viewer);
    const row = await findMediaById(db, viewer, guid.toLowerCase());
    if (row === undefined) throw notFound();
    return row;
  }

  async function read(viewer: Viewer, guid: string): Promise<MediaDetail> {
    const row = await find(viewer, guid);
    const [uses, duplicates, earlier] = await Promise.all([
      usesOf(db, users, row.id),
      findDuplicates(db, viewer, row),
      listEarlier(db, row),
    ]);
    return {
      ...present(row),
      uses,
      duplicates,
      earlier: earlier.map(({ replacedAt, ...file }) => ({ ...file, replacedAt: replacedAt.toISOString() })),
    };
  }

  async function requireFolder(viewer: Viewer, folder: string | null | undefined): Promise<void> {
    if (folder === null || folder === undefined) return;
    if (!(await folders.all(viewer)).some(({ guid }) => guid === folder.toLowerCase())) throw notFound();
  }

  const { bulk, changeMany, changeOne } = createMediaBulk({ platform, askWork, audit, clock, requireFolder });

  const noteReplaced =
    (actor: Actor, { id, name }: { id: string; name: string }) =>
    (trx: PlatformTransaction) =>
      audit.record(trx, actor, { action: assetAudit.replaced, subject: { kind: 'asset', id, name } });

  return {
    folders,
    read,

    async list(viewer: Viewer, query: MediaQuery): Promise<MediaList> {
      requireContentManager(viewer);
      const [rows, totalNumberOfItems] = await Promise.all([
        findMedia(db, viewer, query),
        countMedia(db, viewer, query),
      ]);
      return { files: rows.map(present), totalNumberOfItems };
    },

    /** Files that readers no longer get where they still stand. */
    async trashedInUse(viewer: Viewer): Promise<TrashedInUse[]> {
      requireContentManager(viewer);
      const files = await Promise.all(
        (await findTrashedInUse(db, viewer, mostMissed)).map(async ({ id, name }) => ({
          guid: id,
          name,
          uses: (await usesOf(db, users, id)).filter(({ isInTrash }) => !isInTrash),
        })),
      );
      return files.filter(({ uses }) => uses.length > 0);
    },

    async change(viewer: Viewer, guid: string, changes: MediaChanges): Promise<MediaDetail> {
      requireContentManager(viewer);
      await requireFolder(viewer, changes.folder);
      await platform.transaction(async (trx, touch) => {
        const [row] = await lockMedia(trx, viewer, [guid.toLowerCase()]);
        if (row === undefined) throw notFound();
        const { name, alt, title } = changes;
        const cleaned = {
          ...changes,
          ...(name === undefined ? {} : { name: assetFileName(name, row.mediaType) }),
          ...(alt === undefined ? {} : { alt: withoutEmpty(alt) }),
          ...(title === undefined ? {} : { title: withoutEmpty(title) }),
        };
        await updateMedia(trx, row.id, cleaned, clock.now());
        touch(assetTag(row.id));
      });
      return read(viewer, guid);
    },

    /** To the trash. */
    remove: (actor: Actor, guid: string): Promise<void> => changeOne(actor, guid, 'delete'),

    async restore(actor: Actor, guid: string): Promise<MediaDetail> {
      await changeOne(actor, guid, 'restore');
      return read(actor.viewer, guid);
    },

    bulk,
    changeMany,

    /** Before a file is taken in for it. */
    async requireThere(viewer: Viewer, guid: string): Promise<void> {
      await find(viewer, guid);
    },

    async replace(actor: Actor, guid: string, file: FileOnDisk): Promise<MediaDetail> {
      const { id, name } = await find(actor.viewer, guid);
      await assets.replaceWith(actor.viewer, id, file, noteReplaced(actor, { id, name }));
      return read(actor.viewer, id);
    },

    async undoReplace(actor: Actor, guid: string): Promise<MediaDetail> {
      const { id, name } = await find(actor.viewer, guid);
      await assets.undoReplace(actor.viewer, id, noteReplaced(actor, { id, name }));
      return read(actor.viewer, id);
    },

    /** Each night: what lay in the trash long enough, and files that were replaced as long ago. */
    async emptyTrash(): Promise<void> {
      const moment = new Date(clock.now().getTime() - timeInTrash);
      const removeFiles = await platform.transaction(async (trx, touch) =>
        assets.removeAssets(trx, touch, await listDeletedBefore(trx, moment)),
      );
      await removeFiles();
      const replaced = await platform.transaction(async (trx) => {
        const hashes = await forgetEarlierFilesBefore(trx, moment);
        await assets.originals.noteLeft(trx, hashes);
        return hashes;
      });
      await assets.originals.remove(replaced);
    },
  };
}

function present(row: MediaRow): MediaFile {
  return {
    guid: row.id,
    name: row.name,
    mediaType: row.mediaType,
    kind: kindOf(row.mediaType),
    byteSize: row.byteSize,
    width: row.width,
    height: row.height,
    version: row.sha256.slice(0, 12),
    title: row.title as StoredText,
    alt: row.alt as StoredText,
    isDecorative: row.isDecorative,
    credit: row.credit,
    focalPoint: row.focalX === null || row.focalY === null ? null : { x: row.focalX, y: row.focalY },
    folder: row.folderId,
    heldBy: row.heldBy,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    useCount: row.useCount ?? 0,
    duplicateCount: row.duplicateCount ?? 0,
  };
}

const withoutEmpty = <T extends { $lang: object }>({ $lang }: T) => ({
  $lang: Object.fromEntries(Object.entries($lang).filter(([, words]) => words !== '')),
});
