import { useQueryClient } from '@tanstack/react-query';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import {
  changeManyMedia,
  changeMedia,
  changeMediaFolder,
  deleteMediaFolder,
  makeMediaFolder,
  undoReplaceMedia,
} from '../../contract/media.endpoints.ts';
import type {
  MediaBulk,
  MediaChanges,
  MediaDetail,
  MediaFile,
  MediaFolder,
  MediaFolderInput,
} from '../../contract/media.ts';

/** Everything that shows files or counts them is loaded again. */
export function useMediaReload(): () => Promise<void> {
  const cache = useQueryClient();
  return () =>
    cache.invalidateQueries({ predicate: ({ queryKey }) => /^\/api\/asset(s|folders)/.test(String(queryKey[0])) });
}

/** The form that is filled in of a file. */
export const mediaFormId = 'media-form';

type Moved = Pick<MediaFile, 'guid' | 'folder'>;

export function useMediaChanges() {
  const call = useCall();
  const runTask = useRunTask();
  const reload = useMediaReload();

  async function bulk(body: MediaBulk): Promise<void> {
    await call(changeManyMedia, { body });
    await reload();
  }

  async function change(guid: string, body: MediaChanges): Promise<MediaDetail> {
    const saved = await call(changeMedia, { params: { guid }, body });
    await reload();
    return saved;
  }

  return {
    remove: (guids: string[]) =>
      runTask({
        type: 'delete',
        entity: 'file',
        bulk: guids.length,
        run: () => bulk({ action: 'delete', guids }),
        undo: () => bulk({ action: 'restore', guids }),
      }),

    restore: (guids: string[]) =>
      runTask({
        type: 'revert',
        entity: 'file',
        bulk: guids.length,
        run: () => bulk({ action: 'restore', guids }),
        undo: () => bulk({ action: 'delete', guids }),
      }),

    /** Undo puts each of them back where it lay. */
    move: (files: readonly Moved[], folder: string | null) =>
      runTask({
        type: 'edit',
        entity: 'file',
        bulk: files.length,
        run: () => bulk({ action: 'move', guids: files.map(({ guid }) => guid), folder }),
        undo: async () => {
          for (const before of new Set(files.map((file) => file.folder))) {
            const guids = files.filter((file) => file.folder === before).map(({ guid }) => guid);
            await call(changeManyMedia, { body: { action: 'move', guids, folder: before } });
          }
          await reload();
        },
      }),

    /** Throws what the server refused, for the form to tell. */
    async save(file: MediaFile, changes: MediaChanges): Promise<void> {
      const before: MediaChanges = Object.fromEntries(
        Object.keys(changes).map((key) => [key, file[key as keyof MediaFile]]),
      );
      const outcome = await runTask({
        type: 'save',
        entity: 'file',
        form: mediaFormId,
        run: () => change(file.guid, changes),
        undo: () => change(file.guid, before),
      });
      if (outcome.state === 'failed') throw outcome.error;
    },

    undoReplace: (guid: string) =>
      runTask({
        type: 'revert',
        entity: 'file',
        run: async () => {
          await call(undoReplaceMedia, { params: { guid } });
          await reload();
        },
      }),

    async makeFolder(input: MediaFolderInput): Promise<MediaFolder> {
      const made = await call(makeMediaFolder, { body: input });
      await reload();
      return made;
    },

    async changeFolder(guid: string, input: MediaFolderInput): Promise<void> {
      await call(changeMediaFolder, { params: { guid }, body: input });
      await reload();
    },

    async removeFolder(guid: string): Promise<void> {
      await call(deleteMediaFolder, { params: { guid } });
      await reload();
    },
  };
}
