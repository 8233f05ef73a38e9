import type { AssetsService } from '#features/assets/server/assets.service.ts';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { FoundTrash, TrashSource } from '#features/trash/server/trash.service.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireContentManager } from '#platform/server/require-viewer.ts';
import { pageAudit } from '../../contract/pages.audit.ts';
import { timeInTrash } from '../page-trash.service.ts';
import type { PagesService } from '../pages.service.ts';
import { deletePages } from './page-trash.repository.ts';
import { editableAmong, findTrashedPages, findTrashedRows, type TrashedPageRow } from './trash-keys.repository.ts';

interface TrashedPagesParts {
  platform: Platform;
  pages: Pick<PagesService, 'moveToTrash' | 'restoreWithPlace'>;
  menus: Pick<MenusService, 'placesOfPages' | 'spotsIn' | 'forgetPages'>;
  assets: Pick<AssetsService, 'removeHeldByAny'>;
  audit: Pick<AuditService, 'recordEach'>;
}

/** So many of those below a page are named. */
const mostNamed = 50;

const titleIn = ({ title }: Pick<TrashedPageRow, 'title'>, language: Language): string =>
  pickLanguage(title, language, defaultLanguage)?.value ?? '';

/** Pages in the trash, each with what was thrown away with it. */
export function createTrashedPages({ platform, pages, menus, assets, audit }: TrashedPagesParts): TrashSource {
  const { db } = platform;
  return {
    kind: 'page',

    async keys(viewer, search) {
      const found = await findTrashedPages(db, search);
      const editable = await editableAmong(
        db,
        viewer,
        found.map(({ id }) => id),
      );
      const known = new Set(found.map(({ id }) => id));
      // What went along with a page that lies here stands under that one.
      return found.filter(
        ({ id, deletedWith }) => editable.has(id) && (deletedWith === null || !known.has(deletedWith)),
      );
    },

    async entries(viewer, ids, language) {
      const rows = await findTrashedRows(db, ids);
      const places = await menus.placesOfPages(ids, language);
      const below = Map.groupBy(rows, ({ deletedWith }) => deletedWith);
      return ids.flatMap((id): FoundTrash[] => {
        const row = rows.find((one) => one.id === id);
        const place = places.get(id);
        if (row === undefined || place === undefined) return [];
        const along = (below.get(id) ?? []).map((one) => ({ id: one.id, title: titleIn(one, language) }));
        return [
          {
            kind: 'page',
            id,
            title: titleIn(row, language),
            sort: row.kind,
            of: null,
            place,
            below: along.toSorted((one, other) => one.title.localeCompare(other.title, language)).slice(0, mostNamed),
            belowCount: along.length,
            deletedAt: row.deletedAt.toISOString(),
            deletedBy: { id: row.deletedBy, name: row.deleterName ?? '' },
            keptUntil: new Date(row.deletedAt.getTime() + timeInTrash).toISOString(),
            can: { purge: viewer.isContentManager },
          },
        ];
      });
    },

    spots: (viewer, _id, language) => menus.spotsIn(viewer, language),

    async restore(actor, id, { isAlone, place }) {
      const menuPlace = place !== undefined && 'parentGuid' in place ? place : undefined;
      const [, ...along] = await pages.restoreWithPlace(actor, id, { isAlone, place: menuPlace, needsPlace: true });
      return along;
    },

    async purge(actor, id) {
      requireContentManager(actor.viewer);
      const removeFiles = await platform.transaction(async (trx, touch) => {
        const rows = await findTrashedRows(trx, [id]);
        if (!rows.some((row) => row.id === id)) throw notFound();
        const ids = rows.map((row) => row.id);
        await menus.forgetPages(trx, touch, ids);
        const blocks = await deletePages(trx, ids);
        const subjects = rows.map((row) => ({ kind: 'page', id: row.id, name: titleIn(row, defaultLanguage) }));
        await audit.recordEach(trx, actor, { action: pageAudit.purged, details: {} }, subjects);
        return assets.removeHeldByAny(trx, touch, 'block', blocks);
      });
      await removeFiles();
    },

    throwAway: (actor, id, below) => pages.moveToTrash(actor, id, below),
  };
}
