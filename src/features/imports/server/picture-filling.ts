import { ItemChanges } from '#features/list-items/contract/list-item.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import { distinctRemarks, isOfPlace } from '../contract/remark.ts';
import { changeEntry, findStands, type KnownEntry, listMissingPictures, readEntry } from './entries.repository.ts';
import type { ImportsParts } from './imports-parts.ts';
import { itemContent } from './make-item.ts';
import { pageDocument } from './make-page.ts';
import { isRefusal, type Making } from './making.ts';
import type { OldSite } from './old-site.ts';

/** Pictures that came at a later try, on pages and items that nobody changed since: what people wrote is left as it is. */
export function createPictureFilling({ platform, pages, items }: Pick<ImportsParts, 'platform' | 'pages' | 'items'>) {
  const { db } = platform;

  async function fill(actor: Actor, { row, type, authors }: Making, entry: KnownEntry, site: OldSite): Promise<void> {
    const { source, outcome } = await readEntry(db, row.id, entry.sourceId);
    const stand = (await findStands(db, entry.kind, [entry.madeId])).get(entry.madeId);
    if (stand === undefined || stand.isDeleted || stand.number !== entry.result.stand) return;
    if (entry.kind === 'item' && type !== undefined) {
      const { remarks, ...changes } = itemContent(entry, source, site, { type, authors });
      await items.change(actor, entry.madeId, ItemChanges.parse(changes), defaultLanguage);
      return note(row.id, entry, [...remarks, ...outcome.filter(isOfPlace)]);
    }
    const { document, remarks } = pageDocument(entry, source, site);
    await pages.update(actor, entry.madeId, { sequence: stand.number, changes: document });
    if (entry.result.isPublished === true) await pages.publishWorkingCopy(actor, entry.madeId, {});
    await note(row.id, entry, [...remarks, ...outcome.filter(isOfPlace)]);
  }

  async function note(
    importId: string,
    entry: KnownEntry,
    remarks: Parameters<typeof distinctRemarks>[0],
  ): Promise<void> {
    const stand = (await findStands(db, entry.kind, [entry.madeId])).get(entry.madeId)?.number ?? 0;
    entry.result = { ...entry.result, stand };
    await changeEntry(db, importId, entry.sourceId, {
      state: 'Made',
      result: entry.result,
      outcome: distinctRemarks(remarks),
    });
  }

  return async (actor: Actor, making: Making, site: OldSite, madeBefore: readonly KnownEntry[]): Promise<void> => {
    const missing = await listMissingPictures(db, making.row.id);
    for (const entry of madeBefore.filter(({ sourceId }) => missing.has(sourceId))) {
      try {
        await fill(actor, making, entry, site);
      } catch (error) {
        // It stays as it was, with what is said of it.
        if (!isRefusal(error)) throw error;
      }
    }
  };
}
