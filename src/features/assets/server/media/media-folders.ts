import { conflict, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { requireContentManager } from '#platform/server/require-viewer.ts';
import { folderFault } from '../../contract/folder-tree.ts';
import type { MediaFolder, MediaFolderInput } from '../../contract/media.ts';
import { deleteFolder, insertFolder, listFolders, lockFolders, updateFolder } from './media-folders.repository.ts';

/** Folders say where something lies and nothing about who may see it. */
export function createMediaFolders({ platform }: { platform: Platform }) {
  const all = (viewer: Viewer): Promise<MediaFolder[]> => {
    requireContentManager(viewer);
    return listFolders(platform.db);
  };

  async function changing<T>(viewer: Viewer, work: (trx: PlatformTransaction, folders: MediaFolder[]) => Promise<T>) {
    requireContentManager(viewer);
    return platform.transaction(async (trx) => {
      await lockFolders(trx);
      return work(trx, await listFolders(trx));
    });
  }

  const one = async (viewer: Viewer, guid: string): Promise<MediaFolder> => {
    const folder = (await all(viewer)).find((found) => found.guid === guid);
    if (folder === undefined) throw notFound();
    return folder;
  };

  function check(folders: readonly MediaFolder[], input: MediaFolderInput, guid?: string): void {
    const fault = folderFault(folders, input, guid);
    if (fault !== undefined) throw conflict(fault);
  }

  return {
    all,

    async make(viewer: Viewer, input: MediaFolderInput): Promise<MediaFolder> {
      const guid = await changing(viewer, async (trx, folders) => {
        check(folders, input);
        return insertFolder(trx, input);
      });
      return one(viewer, guid);
    },

    async change(viewer: Viewer, guid: string, input: MediaFolderInput): Promise<MediaFolder> {
      const id = guid.toLowerCase();
      await changing(viewer, async (trx, folders) => {
        if (!folders.some((folder) => folder.guid === id)) throw notFound();
        check(folders, input, id);
        await updateFolder(trx, id, input);
      });
      return one(viewer, id);
    },

    async remove(viewer: Viewer, guid: string): Promise<void> {
      await changing(viewer, async (trx, folders) => {
        const folder = folders.find((found) => found.guid === guid.toLowerCase());
        if (folder === undefined) throw notFound();
        const moved = folders.filter(({ parent }) => parent === folder.guid);
        const others = folders.filter(({ guid: other }) => other !== folder.guid);
        for (const { name, guid: inner } of moved) check(others, { name, parent: folder.parent }, inner);
        await deleteFolder(trx, folder);
      });
    },
  };
}
