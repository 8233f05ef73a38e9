import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { FoundTrash, TrashSource } from '#features/trash/server/trash.service.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireContentManager } from '#platform/server/require-viewer.ts';
import { kindOf } from '../../contract/asset-kind.ts';
import { assetAudit } from '../../contract/assets.audit.ts';
import type { AssetsService } from '../assets.service.ts';
import { findTrashedFiles, listTrashKeys } from './media.repository.ts';
import { type MediaService, timeInTrash } from './media.service.ts';

interface TrashedFilesParts {
  platform: Platform;
  media: Pick<MediaService, 'remove' | 'restore'>;
  assets: Pick<AssetsService, 'removeAssets'>;
  audit: Pick<AuditService, 'record'>;
}

/** Files of the media library that were thrown away, for whoever manages content. */
export function createTrashedFiles({ platform, media, assets, audit }: TrashedFilesParts): TrashSource {
  const { db } = platform;
  return {
    kind: 'file',

    keys: async (viewer, search) => (viewer.isContentManager ? listTrashKeys(db, viewer, search) : []),

    async entries(viewer, ids) {
      return (await findTrashedFiles(db, viewer, ids)).map(
        (row): FoundTrash => ({
          kind: 'file',
          id: row.id,
          title: row.name,
          sort: kindOf(row.mediaType),
          of: null,
          place: {
            state: row.folder === null ? 'none' : 'there',
            trail: row.folder === null ? [] : [row.folder],
            after: null,
          },
          below: [],
          belowCount: 0,
          deletedAt: row.deletedAt.toISOString(),
          deletedBy: { id: row.deletedBy, name: row.deleterName ?? '' },
          keptUntil: new Date(row.deletedAt.getTime() + timeInTrash).toISOString(),
          can: { purge: viewer.isContentManager },
        }),
      );
    },

    async restore(actor, id) {
      await media.restore(actor, id);
      return [];
    },

    async purge(actor, id) {
      requireContentManager(actor.viewer);
      const removeFiles = await platform.transaction(async (trx, touch) => {
        const [file] = await findTrashedFiles(trx, actor.viewer, [id]);
        if (file === undefined) throw notFound();
        const subject = { kind: 'asset', id, name: file.name };
        await audit.record(trx, actor, { action: assetAudit.purged, subject });
        return assets.removeAssets(trx, touch, [id]);
      });
      await removeFiles();
    },

    throwAway: (actor, id) => media.remove(actor, id),
  };
}
