import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { DoWork, LongWorkService } from '#features/tasks/server/long-work.service.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import { requireExpected } from '#platform/contract/calls/expected-count.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { requireContentManager } from '#platform/server/require-viewer.ts';
import { assetAudit } from '../../contract/assets.audit.ts';
import { assetsInTrashTag, assetTag } from '../../contract/assets.tags.ts';
import type { MediaBulk, MediaBulkResult } from '../../contract/media-bulk.ts';
import { changeMediaKind } from '../../contract/media-work.ts';
import { listMediaIds, lockMedia, moveMedia, setDeleted } from './media.repository.ts';

interface MediaBulkParts {
  platform: Platform;
  /** For more than can be done while somebody waits (features/tasks). */
  askWork: LongWorkService['ask'];
  audit: Pick<AuditService, 'recordEach'>;
  clock: Clock;
  requireFolder(viewer: Viewer, folder: string | null | undefined): Promise<void>;
}

/** Up to so many are changed while who asked waits; more are long work, so many at a time. */
const atOnce = 200;
/** So many can be undone by name. */
const mostNamed = 1000;

type Change = Pick<MediaBulk, 'action'> & { folder?: string | null };
/** What a job needs: which they are was found when it was asked for. */
export type ManyMedia = Change & { ids: string[] };

/** The same change for many files at once. */
export function createMediaBulk({ platform, askWork, audit, clock, requireFolder }: MediaBulkParts) {
  /** What the viewer does not have in their library is left alone, whatever ids they send. */
  async function changeSome(
    trx: PlatformTransaction,
    touch: Touch,
    actor: Actor,
    { action, folder = null }: Change,
    ids: readonly string[],
  ): Promise<MediaBulkResult> {
    const { viewer } = actor;
    const isForTrash = action === 'restore';
    const locked = ids.length === 0 ? [] : await lockMedia(trx, viewer, ids);
    const found = locked.filter((one) => (one.deletedAt !== null) === isForTrash);
    const foundIds = found.map(({ id }) => id);
    if (found.length > 0 && action === 'move') {
      await requireFolder(viewer, folder);
      await moveMedia(trx, foundIds, folder);
    } else if (found.length > 0) {
      const by = viewer.kind === 'user' ? (viewer.id ?? null) : null;
      await setDeleted(trx, foundIds, action === 'delete' ? { at: clock.now(), by } : null);
      const subjects = found.map(({ id, name }) => ({ kind: 'asset', id, name }));
      const recorded = action === 'delete' ? assetAudit.deleted : assetAudit.restored;
      await audit.recordEach(trx, actor, { action: recorded, details: {} }, subjects);
      touch(...foundIds.map((id) => assetTag(id)));
      await platform.signal(trx, assetsInTrashTag);
    }
    return { count: found.length, changed: found.map(({ id, folderId }) => ({ guid: id, folder: folderId })) };
  }

  return {
    bulk(actor: Actor, change: MediaBulk): Promise<MediaBulkResult> {
      const { viewer } = actor;
      requireContentManager(viewer);
      return platform.transaction(async (trx, touch) => {
        const { guids = [], filter, expected } = change;
        const ids =
          filter === undefined ? guids.map((guid) => guid.toLowerCase()) : await listMediaIds(trx, viewer, filter);
        if (filter !== undefined) requireExpected(ids.length, expected);
        if (ids.length <= atOnce) return changeSome(trx, touch, actor, change, ids);
        const { action } = change;
        const folder = change.action === 'move' ? change.folder : null;
        await requireFolder(viewer, folder);
        const input: ManyMedia = { action, folder, ids };
        const work = await askWork(trx, actor, { kind: changeMediaKind, input, total: ids.length });
        return { count: 0, changed: [], workId: work.id };
      });
    },

    /** The job's part of it. Each batch is a change of its own, so that nothing waits long for it and a crash costs one. */
    changeMany: (async (by, { ids, ...change }, { done, soFar, progress }) => {
      requireContentManager(by.viewer);
      let result = soFar ?? { count: 0, changed: [] };
      for (let from = done; from < ids.length; from += atOnce) {
        result = await platform.transaction(async (trx, touch) => {
          const some = await changeSome(trx, touch, by, change, ids.slice(from, from + atOnce));
          const next = joined(result, some);
          await progress(Math.min(from + atOnce, ids.length), next, trx);
          return next;
        });
      }
      return result;
    }) satisfies DoWork<ManyMedia, MediaBulkResult>,

    /** One file, which has to be there. */
    async changeOne(actor: Actor, guid: string, action: 'delete' | 'restore'): Promise<void> {
      requireContentManager(actor.viewer);
      const { count } = await platform.transaction((trx, touch) =>
        changeSome(trx, touch, actor, { action }, [guid.toLowerCase()]),
      );
      if (count === 0) throw notFound();
    },
  };
}

/** Of very many none is named any more: Undo would not reach them all. */
function joined(one: MediaBulkResult, other: MediaBulkResult): MediaBulkResult {
  const count = one.count + other.count;
  return { count, changed: count <= mostNamed ? [...one.changed, ...other.changed] : [] };
}
