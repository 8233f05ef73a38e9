import type { AssetsService } from '#features/assets/server/assets.service.ts';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { ItemTypesService } from '#features/item-types/server/item-types.service.ts';
import type { PublishedBlocksService } from '#features/pages/server/published-blocks.service.ts';
import type { FoundTrash, TrashSource } from '#features/trash/server/trash.service.ts';
import { conflict, notFound } from '#platform/contract/calls/errors.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireContentManager } from '#platform/server/require-viewer.ts';
import { itemAudit } from '../../contract/list-items.audit.ts';
import { type ListBlock, listRights } from '../list-block.ts';
import type { ListItemsService } from '../list-items.service.ts';
import { timeInTrash } from './item-trash.service.ts';
import { deleteTrashedItem, findTrashedItemRows, findTrashedItems } from './trashed-items.repository.ts';

interface TrashedItemsParts {
  platform: Platform;
  clock: Clock;
  lists: Pick<PublishedBlocksService, 'listBlock' | 'placesOf' | 'everyList'>;
  itemTypes: Pick<ItemTypesService, 'all'>;
  items: Pick<ListItemsService, 'remove' | 'restore'>;
  assets: Pick<AssetsService, 'removeHeldByAny'>;
  audit: Pick<AuditService, 'record'>;
}

const words = (text: StoredText | undefined, language: Language): string =>
  pickLanguage(text ?? { $lang: {} }, language, defaultLanguage)?.value ?? '';

/** Items that were thrown away, for who edits their list. */
export function createTrashedItems(parts: TrashedItemsParts): TrashSource {
  const { platform, clock, lists, itemTypes, items, assets, audit } = parts;
  const { db } = platform;
  return {
    kind: 'item',

    async keys(viewer, search) {
      const found = await findTrashedItems(db, search);
      if (viewer.isContentManager) return found;
      const now = clock.now();
      const mayEdit = new Set<string>();
      for (const listId of new Set(found.map((one) => one.listId))) {
        if (listRights(viewer, await lists.listBlock(listId), now).canEdit) mayEdit.add(listId);
      }
      return found.filter(({ listId }) => mayEdit.has(listId));
    },

    async entries(viewer, ids, language) {
      const rows = await findTrashedItemRows(db, ids);
      const places = await lists.placesOf([...new Set(rows.map(({ listId }) => listId))], language);
      const types = await itemTypes.all();
      return rows.map((row): FoundTrash => {
        const place = places.get(row.listId);
        const page = place?.title ?? null;
        return {
          kind: 'item',
          id: row.id,
          title: words(row.title, language),
          sort: words(types.find(({ guid }) => guid === row.typeId)?.itemName, language),
          of: page,
          place: {
            state: place?.isThere === true ? 'there' : 'gone',
            trail: page === null ? [] : [page],
            isInTrash: place?.isInTrash === true,
            after: null,
          },
          below: [],
          belowCount: 0,
          deletedAt: row.deletedAt.toISOString(),
          deletedBy: { id: row.deletedBy, name: row.deleterName ?? '' },
          keptUntil: new Date(row.deletedAt.getTime() + timeInTrash).toISOString(),
          can: { purge: viewer.isContentManager },
        };
      });
    },

    async spots(viewer, id, language) {
      const [row] = await findTrashedItemRows(db, [id]);
      if (row === undefined) throw notFound();
      const type = (await itemTypes.all()).find(({ guid }) => guid === row.typeId);
      const fits = ({ options: { itemTypeNames } }: ListBlock) =>
        itemTypeNames.length === 0 || (type !== undefined && itemTypeNames.includes(type.name));
      return (await lists.everyList(language))
        .filter(({ list }) => listRights(viewer, list, clock.now()).canEdit && fits(list))
        .map(({ list, trail }) => ({ guid: list.guid, trail }));
    },

    async restore(actor, id, { place }) {
      const listId = place !== undefined && 'listGuid' in place ? place.listGuid : undefined;
      const [row] = await findTrashedItemRows(db, [id]);
      if (row === undefined) throw notFound();
      const { isThere } = (await lists.placesOf([row.listId], defaultLanguage)).get(row.listId) ?? { isThere: false };
      if (!isThere && listId === undefined) throw conflict('place-gone');
      await items.restore(actor, id, { listId }, defaultLanguage);
      return [];
    },

    async purge(actor, id) {
      requireContentManager(actor.viewer);
      const removeFiles = await platform.transaction(async (trx, touch) => {
        const [row] = await findTrashedItemRows(trx, [id]);
        if (row === undefined) throw notFound();
        await deleteTrashedItem(trx, id);
        const subject = { kind: 'item', id, name: words(row.title, defaultLanguage) };
        await audit.record(trx, actor, { action: itemAudit.purged, subject });
        return assets.removeHeldByAny(trx, touch, 'item', [id]);
      });
      await removeFiles();
    },

    throwAway: (actor, id) => items.remove(actor, id),
  };
}
