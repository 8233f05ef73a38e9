import { redirectsTag } from '#features/redirects/contract/redirects.tags.ts';
import type { DoWork } from '#features/tasks/server/long-work.service.ts';
import type { Actor } from '#platform/server/actor.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import { entryKinds } from '../contract/import-states.ts';
import { changeEntry, findStands, type KnownEntry, listKnownEntries } from './entries.repository.ts';
import { changeImport, findImport, goOnAfterFailing } from './imports.repository.ts';
import type { ImportsParts } from './imports-parts.ts';
import { isRefusal, reasonOf } from './making.ts';
import type { SentPictures } from './sent-pictures.ts';

export interface UndoWork {
  importId: string;
  keepsChanged: boolean;
}

/** What an import made and somebody changed since; what lies in the trash already is nobody's loss. */
export async function changedSince(
  { platform }: Pick<ImportsParts, 'platform'>,
  entries: readonly KnownEntry[],
): Promise<KnownEntry[]> {
  const changed: KnownEntry[] = [];
  for (const kind of entryKinds) {
    const made = entries.filter((entry) => entry.kind === kind && entry.state === 'Made');
    const stands = await findStands(
      platform.db,
      kind,
      made.map(({ madeId }) => madeId),
    );
    changed.push(
      ...made.filter(({ madeId, result }) => {
        const stand = stands.get(madeId);
        return stand !== undefined && !stand.isDeleted && stand.number !== result.stand;
      }),
    );
  }
  return changed;
}

/** All that one import made goes to the trash, and its redirects end. After a crash it goes on with the rest. */
export function createImportUndoing(parts: ImportsParts, pictures: Pick<SentPictures, 'forget'>) {
  const { platform, pages, items, media, redirects } = parts;
  const { db } = platform;

  async function throwAway(actor: Actor, { kind, madeId }: KnownEntry): Promise<void> {
    const stand = (await findStands(db, kind, [madeId])).get(madeId);
    if (stand === undefined || stand.isDeleted) return;
    if (kind === 'page') await pages.moveToTrash(actor, madeId);
    else if (kind === 'item') await items.remove(actor, madeId);
    else await media.remove(actor, madeId);
  }

  async function undoOne(actor: Actor, importId: string, entry: KnownEntry): Promise<void> {
    const { sourceId, result, madeId } = entry;
    try {
      await throwAway(actor, entry);
      const { redirectFrom, alsoFrom = [], redirectPage = madeId } = result;
      const from = [...(redirectFrom === undefined ? [] : [redirectFrom]), ...alsoFrom];
      if (from.length > 0) {
        await platform.transaction(async (trx, touch) => {
          await redirects.forgetLeft(trx, redirectPage, from);
          touch(redirectsTag);
        });
      }
      await changeEntry(db, importId, sourceId, { state: 'Undone' });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      await changeEntry(db, importId, sourceId, { state: 'Made', reason: reasonOf(error) });
    }
  }

  return (async (actor, { importId, keepsChanged }, { id, done, progress }) => {
    requireAdmin(actor.viewer);
    await goOnAfterFailing(db, importId, id, 'Undoing');
    const row = await findImport(db, importId);
    if (row?.state !== 'Undoing') return {};
    const entries = await listKnownEntries(db, importId);
    const kept = new Set(keepsChanged ? (await changedSince(parts, entries)).map(({ sourceId }) => sourceId) : []);
    // What shows a file goes before the file, and a page after those below it.
    const toUndo = entries.filter(({ state, sourceId }) => state === 'Made' && !kept.has(sourceId)).reverse();
    let at = done;
    for (const entry of toUndo) {
      if ((await findImport(db, importId))?.state !== 'Undoing') return {};
      await undoOne(actor, importId, entry);
      at += 1;
      await progress(at);
    }
    await changeImport(db, importId, ['Undoing'], { state: 'Undone' });
    await pictures.forget(importId);
    return {};
  }) satisfies DoWork<UndoWork, object>;
}
