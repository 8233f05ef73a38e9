import type { DoWork, WorkAt } from '#features/tasks/server/long-work.service.ts';
import { AppError, notFound } from '#platform/contract/calls/errors.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import { distinctRemarks, type Remark, remark } from '../contract/remark.ts';
import {
  changeEntry,
  type EntryResult,
  findStands,
  type KnownEntry,
  listKnownEntries,
  readEntry,
} from './entries.repository.ts';
import { listPageOf } from './import-list-page.ts';
import { changeImport, findImport, type ImportRow } from './imports.repository.ts';
import type { ImportsParts } from './imports-parts.ts';
import { makeFile } from './make-file.ts';
import { makeItem } from './make-item.ts';
import { keepOldAddress, makePage } from './make-page.ts';
import { isRefusal, type Making, reasonOf, wasOpen } from './making.ts';
import { createOldSite, type OldSite } from './old-site.ts';
import { createPictureFilling } from './picture-filling.ts';

export interface ImportWork {
  importId: string;
}

interface MadeEntry {
  result: EntryResult;
  remarks: Remark[];
}

/**
 * Takes in what was chosen, one entry after the other. Each is written down when it is there, and has a guid from before:
 * whoever goes on after a crash makes nothing twice.
 */
export function createImportMaking(parts: ImportsParts) {
  const { platform, pages, menus } = parts;
  const { db } = platform;
  const fillPictures = createPictureFilling(parts);

  async function prepare(actor: Actor, row: ImportRow, signal: AbortSignal): Promise<Making> {
    const choices = row.choices;
    if (choices === null) throw notFound();
    const type = (await parts.itemTypes.all()).find(({ name }) => name === choices.itemTypeName);
    const known = await listKnownEntries(db, row.id);
    const hasItems = known.some(({ kind, isTaken }) => kind === 'item' && isTaken);
    const listId =
      hasItems && type !== undefined
        ? (choices.listGuid ?? (await listPageOf(parts, actor, { row, choices, type })))
        : undefined;
    // The list may have been made just now, and is an entry too.
    const entries = await listKnownEntries(db, row.id);
    const list = listId === undefined ? undefined : await parts.lists.listBlock(listId);
    const listPath = list && (await menus.pathOfPage(list.pageId, defaultLanguage));
    return { row, choices, entries, type, listId, listPath, signal };
  }

  const siteOf = ({ row, entries, listPath }: Making): OldSite =>
    createOldSite({ siteUrl: row.facts.siteUrl, listPath, blocks: parts.blocks }, entries);

  const aboveOf = (entry: KnownEntry, site: OldSite): string[] => {
    const above: string[] = [];
    for (let at = entry.parentId; at !== null; ) {
      const parent = site.entry(at);
      if (parent?.state === 'Made') above.push(parent.madeId);
      at = parent?.parentId ?? null;
    }
    return above;
  };

  async function makeOne(actor: Actor, making: Making, entry: KnownEntry): Promise<MadeEntry> {
    const { source, status, segment } = await readEntry(db, making.row.id, entry.sourceId);
    const { choices, row, signal } = making;
    if (entry.kind === 'file') {
      return { result: await makeFile(parts, actor.viewer, entry, source, signal), remarks: [] };
    }
    const site = siteOf(making);
    const standOf = async () => (await findStands(db, entry.kind, [entry.madeId])).get(entry.madeId)?.number ?? 0;
    if (entry.kind === 'item') {
      const { type, listId } = making;
      if (type === undefined || listId === undefined) throw new AppError('import-unknown-type', 400);
      const isPublished = choices.publishes && wasOpen(status, source);
      const made = await makeItem(parts, actor.viewer, { entry, source, isPublished, type, listId }, site);
      return { result: { stand: await standOf(), path: made.path }, remarks: made.remarks };
    }
    const { menuIds } = row.facts;
    const isNamed = menuIds.length === 0 || menuIds.includes(entry.sourceId) || entry.parentId !== null;
    const isVisible = choices.publishes && status === 'publish' && isNamed;
    const toMake = { entry, source, segment, isVisible, above: aboveOf(entry, site) };
    const remarks = await makePage(parts, actor, toMake, { site, choices });
    const address = choices.keepsAddresses
      ? await keepOldAddress(parts, entry)
      : { path: (await menus.pathOfPage(entry.madeId, defaultLanguage)) ?? null, remarks: [] };
    const { remarks: ofAddress, ...kept } = address;
    return { result: { stand: await standOf(), ...kept }, remarks: [...remarks, ...ofAddress] };
  }

  /** One that is refused does not keep the others from coming. */
  async function attempt(actor: Actor, making: Making, entry: KnownEntry): Promise<void> {
    const { id } = making.row;
    try {
      const { result, remarks } = await makeOne(actor, making, entry);
      await changeEntry(db, id, entry.sourceId, { state: 'Made', result, outcome: distinctRemarks(remarks) });
      Object.assign(entry, { state: 'Made', result });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      await changeEntry(db, id, entry.sourceId, { state: 'Failed', reason: reasonOf(error) });
      entry.state = 'Failed';
    }
  }

  /** Once all are there, so that links between them lead somewhere. What cannot be published stays a draft, and says so. */
  async function publish(actor: Actor, making: Making, entry: KnownEntry, along: ReadonlySet<string>): Promise<void> {
    const { id } = making.row;
    const { status, source } = await readEntry(db, id, entry.sourceId);
    if (status !== 'publish' || !wasOpen(status, source)) return;
    const outcome: Remark[] = [];
    let isPublished = false;
    try {
      await pages.publishWorkingCopy(actor, entry.madeId, { along });
      isPublished = true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      outcome.push(remark('not-published', reasonOf(error)));
    }
    const stand = (await findStands(db, 'page', [entry.madeId])).get(entry.madeId)?.number ?? 0;
    entry.result = { ...entry.result, stand, isPublished };
    await changeEntry(db, id, entry.sourceId, { state: 'Made', result: entry.result, moreOutcome: outcome });
  }

  /** Whether somebody stopped it meanwhile. */
  const goesOn = async (id: string): Promise<boolean> => (await findImport(db, id))?.state === 'Running';

  async function makeAll(
    actor: Actor,
    making: Making,
    { done, progress }: Pick<WorkAt<object>, 'done' | 'progress'>,
  ): Promise<boolean> {
    const { id } = making.row;
    let at = done;
    const step = async () => {
      at += 1;
      await progress(at);
    };
    const hadFailed = making.entries.some(({ state }) => state === 'Made');
    for (const entry of making.entries.filter(({ isTaken, state }) => isTaken && state === 'Waiting')) {
      if (!(await goesOn(id))) return false;
      await attempt(actor, making, entry);
      await step();
    }
    if (hadFailed) await fillPictures(actor, making, siteOf(making));
    if (!making.choices.publishes) return true;
    const made = making.entries.filter(({ kind, state }) => kind === 'page' && state === 'Made');
    const along = new Set(made.map(({ madeId }) => madeId));
    for (const entry of made.filter(({ result }) => result.isPublished === undefined)) {
      if (!(await goesOn(id))) return false;
      await publish(actor, making, entry, along);
      await step();
    }
    return true;
  }

  return (async (actor, { importId }, { done, progress, signal }) => {
    requireAdmin(actor.viewer);
    const row = await findImport(db, importId);
    if (row === undefined || row.state !== 'Running') return {};
    const making = await prepare(actor, row, signal);
    if (await makeAll(actor, making, { done, progress }))
      await changeImport(db, importId, ['Running'], { state: 'Done' });
    return {};
  }) satisfies DoWork<ImportWork, object>;
}
