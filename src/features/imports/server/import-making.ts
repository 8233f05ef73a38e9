import type { DoWork, WorkAt } from '#features/tasks/server/long-work.service.ts';
import { AppError, notFound } from '#platform/contract/calls/errors.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import { distinctRemarks, type Remark, remark } from '../contract/remark.ts';
import {
  changeEntry,
  type EntryResult,
  type EntrySource,
  findAuthors,
  findStands,
  type KnownEntry,
  listKnownEntries,
  readEntry,
} from './entries.repository.ts';
import { listPageOf } from './import-list-page.ts';
import { changeImport, findImport, goOnAfterFailing, type ImportRow } from './imports.repository.ts';
import type { ImportsParts } from './imports-parts.ts';
import { keepOldAddress } from './keep-old-address.ts';
import { makeFile } from './make-file.ts';
import { makeItem } from './make-item.ts';
import { makePage } from './make-page.ts';
import { isRefusal, type Making, reasonOf, wasOpen } from './making.ts';
import { createOldSite, type OldSite } from './old-site.ts';
import { createPictureFilling } from './picture-filling.ts';
import type { SentPictures } from './sent-pictures.ts';

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
export function createImportMaking(parts: ImportsParts, pictures: SentPictures) {
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
    return {
      row,
      choices,
      entries,
      type,
      listId,
      listPageId: list?.pageId,
      listPath,
      authors: await findAuthors(db, row.id),
      signal,
    };
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

  /** What it hangs below, where that is on this site already and not among what is taken in. */
  const placeOnSite = async ({ parentId }: KnownEntry, { parentPath = '' }: EntrySource) =>
    parentId !== null || parentPath === '' ? undefined : (await menus.itemAtPath(parentPath, defaultLanguage))?.guid;

  /** Who wrote a page there looks after it here, if they have an account that can; nobody gets one by an import. */
  async function giveOwner(actor: Actor, guid: string, { author = '' }: EntrySource, { authors }: Making) {
    if (author === '') return [];
    const ownerId = authors.get(author);
    if (ownerId === undefined) return [remark('author-unknown', author)];
    const { refused } = await pages.changePages(actor, { action: 'owner', pages: [{ guid, ownerId }] });
    return refused.length === 0 ? [] : [remark('author-unknown', author)];
  }

  async function makeOne(actor: Actor, making: Making, site: OldSite, entry: KnownEntry): Promise<MadeEntry> {
    const { source, status, segment } = await readEntry(db, making.row.id, entry.sourceId);
    const { choices, row, signal } = making;
    const addresses = { oldPath: entry.oldPath, formerPaths: source.formerPaths ?? [], status };
    if (entry.kind === 'file') {
      return {
        result: await makeFile(parts, pictures, actor.viewer, { importId: row.id, entry, source }, signal),
        remarks: [],
      };
    }
    const standOf = async () => (await findStands(db, entry.kind, [entry.madeId])).get(entry.madeId)?.number ?? 0;
    if (entry.kind === 'item') {
      const { type, listId } = making;
      if (type === undefined || listId === undefined) throw new AppError('import-unknown-type', 400);
      const isPublished = choices.publishes && wasOpen(status, source);
      const made = await makeItem(
        parts,
        actor.viewer,
        { entry, source, isPublished, type, listId, authors: making.authors },
        site,
      );
      const place = { pageId: making.listPageId ?? '', suffix: `/i/${entry.madeId}`, path: made.path };
      const isKept = choices.keepsAddresses && making.listPath !== undefined && type.features.hasDetail;
      const { remarks: ofAddress, ...kept } = isKept ? await keepOldAddress(parts, addresses, place) : { remarks: [] };
      return {
        result: { stand: await standOf(), path: made.path, ...kept },
        remarks: [...made.remarks, ...ofAddress],
      };
    }
    const { menuIds } = row.facts;
    const isNamed = menuIds.length === 0 || menuIds.includes(entry.sourceId) || entry.parentId !== null;
    const isVisible = choices.publishes && status === 'publish' && isNamed;
    const toMake = { entry, source, segment, isVisible, above: aboveOf(entry, site) };
    const parentGuid = (await placeOnSite(entry, source)) ?? choices.parentGuid;
    const remarks = await makePage(parts, actor, { ...toMake, parentGuid }, site);
    remarks.push(...(await giveOwner(actor, entry.madeId, source, making)));
    const path = (await menus.pathOfPage(entry.madeId, defaultLanguage)) ?? null;
    const { remarks: ofAddress, ...kept } = choices.keepsAddresses
      ? await keepOldAddress(parts, addresses, { pageId: entry.madeId, suffix: '', path })
      : { remarks: [] };
    return { result: { stand: await standOf(), path, ...kept }, remarks: [...remarks, ...ofAddress] };
  }

  /** One that is refused does not keep the others from coming. */
  async function attempt(actor: Actor, making: Making, site: OldSite, entry: KnownEntry): Promise<void> {
    const { id } = making.row;
    try {
      const { result, remarks } = await makeOne(actor, making, site, entry);
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
    // One for all: it looks at the entries as they are by then.
    const site = siteOf(making);
    const madeBefore = making.entries.filter(({ state }) => state === 'Made');
    for (const entry of making.entries.filter(({ isTaken, state }) => isTaken && state === 'Waiting')) {
      if (!(await goesOn(id))) return false;
      await attempt(actor, making, site, entry);
      await step();
    }
    await fillPictures(actor, making, site, madeBefore);
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

  return (async (actor, { importId }, { id, done, progress, signal }) => {
    requireAdmin(actor.viewer);
    await goOnAfterFailing(db, importId, id, 'Running');
    const row = await findImport(db, importId);
    if (row === undefined || row.state !== 'Running') return {};
    const making = await prepare(actor, row, signal);
    if (!(await makeAll(actor, making, { done, progress }))) return {};
    await changeImport(db, importId, ['Running'], { state: 'Done' });
    // What failed may be tried again with what was sent.
    const failed = new Set(making.entries.flatMap(({ sourceId, state }) => (state === 'Failed' ? [sourceId] : [])));
    await pictures.forget(importId, (sourceId) => !failed.has(sourceId));
    return {};
  }) satisfies DoWork<ImportWork, object>;
}
