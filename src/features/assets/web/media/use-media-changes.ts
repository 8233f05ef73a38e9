import { useQueryClient } from '@tanstack/react-query';
import { followWork } from '#features/tasks/contract/follow-work.ts';
import type { LongWork } from '#features/tasks/contract/long-work.ts';
import { longWorkTopic } from '#features/tasks/contract/tasks.topics.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { topicAddress } from '#platform/contract/calls/live-topic.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { followTopic } from '#platform/web/live/follow-topic.ts';
import {
  changeManyMedia,
  changeMedia,
  changeMediaFolder,
  deleteMediaFolder,
  makeMediaFolder,
  undoReplaceMedia,
} from '../../contract/media.endpoints.ts';
import type { MediaChanges, MediaDetail, MediaFile, MediaFolder, MediaFolderInput } from '../../contract/media.ts';
import type { MediaBulkInput, MediaBulkResult } from '../../contract/media-bulk.ts';

/** Everything that shows files or counts them is loaded again. */
export function useMediaReload(): () => Promise<void> {
  const cache = useQueryClient();
  return () =>
    cache.invalidateQueries({ predicate: ({ queryKey }) => /^\/api\/asset(s|folders)/.test(String(queryKey[0])) });
}

/** The form that is filled in of a file. */
export const mediaFormId = 'media-form';

type Moved = Pick<MediaFile, 'guid' | 'folder'>;
type OnProgress = (work: LongWork) => void;
/** Named files, or all that the filter finds. */
export type ChosenMedia = Pick<MediaBulkInput, 'guids' | 'filter' | 'expected'>;
/** Of more, the server names none. */
const mostUndone = 1000;

export function useMediaChanges() {
  const call = useCall();
  const runTask = useRunTask();
  const reload = useMediaReload();

  /** Of many it is followed until it is done; who leaves misses nothing but the sight of it. */
  async function bulk(body: MediaBulkInput, onProgress?: OnProgress): Promise<MediaBulkResult> {
    const asked = await call(changeManyMedia, { body });
    const result = asked.workId === undefined ? asked : await follow(asked.workId, onProgress);
    await reload();
    return result;
  }

  async function follow(workId: string, onProgress?: OnProgress): Promise<MediaBulkResult> {
    const { wait, stop } = followTopic(topicAddress(longWorkTopic, workId));
    const following = { wait, ...(onProgress === undefined ? {} : { onProgress }) };
    return followWork<MediaBulkResult>(call, workId, following).finally(stop);
  }

  /** Undo reaches exactly those that were changed, while they are few enough to be named. */
  const undoBy =
    (undo: (changed: Moved[]) => Promise<void>) =>
    async ({ changed }: MediaBulkResult) => {
      if (changed.length > 0) await undo(changed);
    };
  const guidsOf = (files: readonly Moved[]) => files.map(({ guid }) => guid);

  async function change(guid: string, body: MediaChanges): Promise<MediaDetail> {
    const saved = await call(changeMedia, { params: { guid }, body });
    await reload();
    return saved;
  }

  return {
    remove: (chosen: ChosenMedia, count: number, onProgress?: OnProgress) =>
      runTask({
        type: 'delete',
        entity: 'file',
        bulk: count,
        run: () => bulk({ action: 'delete', ...chosen }, onProgress),
        countOf: (result: MediaBulkResult) => result.count,
        ...(count <= mostUndone && {
          undo: undoBy(async (changed) => void (await bulk({ action: 'restore', guids: guidsOf(changed) }))),
        }),
      }),

    restore: (chosen: ChosenMedia, count: number, onProgress?: OnProgress) =>
      runTask({
        type: 'revert',
        entity: 'file',
        bulk: count,
        run: () => bulk({ action: 'restore', ...chosen }, onProgress),
        countOf: (result: MediaBulkResult) => result.count,
        ...(count <= mostUndone && {
          undo: undoBy(async (changed) => void (await bulk({ action: 'delete', guids: guidsOf(changed) }))),
        }),
      }),

    /** Undo puts each of them back where it lay. */
    move: (chosen: ChosenMedia, count: number, folder: string | null, onProgress?: OnProgress) =>
      runTask({
        type: 'edit',
        entity: 'file',
        bulk: count,
        run: () => bulk({ action: 'move', folder, ...chosen }, onProgress),
        countOf: (result: MediaBulkResult) => result.count,
        ...(count <= mostUndone && {
          undo: undoBy(async (changed) => {
            for (const before of new Set(changed.map((file) => file.folder))) {
              const guids = guidsOf(changed.filter((file) => file.folder === before));
              await bulk({ action: 'move', guids, folder: before });
            }
          }),
        }),
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
