import type { SentFiles } from '#platform/contract/calls/body-kinds.ts';
import { AppError, conflict, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import { type ImportState, takesPictures } from '../contract/import-states.ts';
import { importSiteKind, undoImportKind } from '../contract/import-work.ts';
import { importAudit } from '../contract/imports.audit.ts';
import type { CsvMeaning, EntriesQuery, ImportChoices, ImportDetail, ImportSummary } from '../contract/imports.ts';
import { arrangeAs, offeredFor } from './csv-import.ts';
import { csvSample, type SampleAsked } from './csv-sample.ts';
import {
  countUnpublished,
  countWaiting,
  countWrong,
  listEntries,
  listKnownEntries,
  takeEntries,
  tryFailedAgain,
} from './entries.repository.ts';
import { createImportMaking } from './import-making.ts';
import { changedSince, createImportUndoing } from './import-undoing.ts';
import {
  type CountRow,
  changeImport,
  countEntries,
  deleteImport,
  findImport,
  type ImportRow,
  listImportRows,
  listUnusedBefore,
} from './imports.repository.ts';
import type { ImportsParts } from './imports-parts.ts';
import { listPictures } from './pictures.repository.ts';
import { receiveImport } from './receive-import.ts';
import { deleteRows, lockImport } from './rows.repository.ts';
import { createSentPictures } from './sent-pictures.ts';

const daysKept = 7;
const day = 24 * 60 * 60 * 1000;
const none = { total: 0, made: 0, failed: 0, waiting: 0, undone: 0, remarked: 0, wrong: 0 };

export type ImportsService = ReturnType<typeof createImportsService>;

/** Content of another site: read and shown first, taken in as long work, and taken back as a whole. */
export function createImportsService(parts: ImportsParts) {
  const { platform, audit, askWork, clock, lists } = parts;
  const { db } = platform;
  const pictures = createSentPictures(parts);

  async function required(id: string): Promise<ImportRow> {
    const row = await findImport(db, id);
    if (row === undefined || row.state === 'Reading') throw notFound();
    return row;
  }

  const detailOf = async (id: string): Promise<ImportDetail> => {
    const row = await required(id);
    const { menuIds: _, csv: kept, ...facts } = row.facts;
    const sentFiles = (await listPictures(db, id)).length;
    const csv = kept === undefined ? null : { ...kept, offered: await offeredFor(parts, kept) };
    return { ...summaryOf(row, await countEntries(db, [id])), facts, choices: row.choices, csv, sentFiles };
  };

  const subjectOf = ({ id, fileName }: ImportRow) => ({ kind: 'import', id, name: fileName });

  /** From one state to the next, once: the second of two who press at once is told. */
  async function change(
    actor: Actor,
    id: string,
    {
      from,
      action,
      make,
    }: {
      from: readonly ImportState[];
      action: (typeof importAudit)[keyof typeof importAudit];
      make(trx: PlatformTransaction, row: ImportRow): Promise<Parameters<typeof changeImport>[3]>;
    },
  ): Promise<ImportDetail> {
    requireAdmin(actor.viewer);
    const row = await required(id);
    if (!from.includes(row.state)) throw conflict('import-elsewhere');
    await platform.transaction(async (trx) => {
      if (!(await changeImport(trx, id, from, await make(trx, row)))) throw conflict('import-elsewhere');
      await audit.record(trx, actor, { action, subject: subjectOf(row) });
    });
    return detailOf(id);
  }

  async function askMaking(
    trx: PlatformTransaction,
    actor: Actor,
    id: string,
    { publishes }: ImportChoices,
  ): Promise<string | undefined> {
    const pages = publishes ? (await countWaiting(trx, id, 'page')) + (await countUnpublished(trx, id)) : 0;
    const total = (await countWaiting(trx, id)) + pages;
    if (total === 0) return undefined;
    return (await askWork(trx, actor, { kind: importSiteKind, input: { importId: id }, total })).id;
  }

  return {
    importSite: createImportMaking(parts, pictures),
    undoSite: createImportUndoing(parts, pictures),

    async list(viewer: Viewer): Promise<ImportSummary[]> {
      requireAdmin(viewer);
      const rows = await listImportRows(db);
      const counts = await countEntries(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => summaryOf(row, counts));
    },

    async receive(viewer: Viewer, form: SentFiles): Promise<ImportDetail> {
      requireAdmin(viewer);
      return detailOf(await receiveImport(parts, viewer, form));
    },

    async receivePictures(viewer: Viewer, id: string, form: SentFiles): Promise<ImportDetail> {
      requireAdmin(viewer);
      if (!takesPictures((await required(id)).state)) throw conflict('import-elsewhere');
      await pictures.receive(id, form);
      return detailOf(id);
    },

    async read(viewer: Viewer, id: string): Promise<ImportDetail> {
      requireAdmin(viewer);
      return detailOf(id);
    },

    async entries(viewer: Viewer, id: string, query: EntriesQuery) {
      requireAdmin(viewer);
      await required(id);
      return listEntries(db, id, query);
    },

    async possibleLists(viewer: Viewer) {
      requireAdmin(viewer);
      return (await lists.everyList(defaultLanguage))
        .filter(({ list }) => !list.options.isSpotlight)
        .map(({ list, trail }) => ({ guid: list.guid, trail, itemTypeNames: list.options.itemTypeNames }));
    },

    /** Anew from its rows: nothing of it is on the site yet. */
    async setColumns(viewer: Viewer, id: string, meaning: CsvMeaning): Promise<ImportDetail> {
      requireAdmin(viewer);
      await required(id);
      await platform.transaction(async (trx) => {
        await lockImport(trx, id);
        const row = await findImport(trx, id);
        const read = row?.facts.csv;
        if (row?.state !== 'Read' || read === undefined) throw conflict('import-elsewhere');
        await changeImport(trx, id, ['Read'], {
          state: 'Read',
          facts: await arrangeAs(parts, trx, id, read, meaning),
        });
      });
      return detailOf(id);
    },

    sample: async (viewer: Viewer, asked: SampleAsked): Promise<string> => {
      requireAdmin(viewer);
      return csvSample(await parts.itemTypes.all(), asked, await offeredFor(parts, asked));
    },

    async start(actor: Actor, id: string, asked: ImportChoices): Promise<ImportDetail> {
      const { csv } = (await required(id)).facts;
      // Its columns were read as the fields of one type.
      const choices = csv === undefined ? asked : { ...asked, itemTypeName: csv.itemTypeName };
      if (choices.takesItems && csv?.target !== 'page') await requireFit(choices);
      return change(actor, id, {
        from: ['Read'],
        action: importAudit.started,
        make: async (trx) => {
          const kinds = [
            ...(choices.takesPages ? (['page'] as const) : []),
            ...(choices.takesItems ? (['item'] as const) : []),
            ...(choices.takesFiles ? (['file'] as const) : []),
          ];
          const wrong = await countWrong(trx, id);
          if (choices.refusesWrong && wrong > 0)
            throw new AppError('import-rows-wrong', 409, { values: { count: wrong } });
          await takeEntries(trx, id, { kinds, leftOut: choices.leftOut });
          await deleteRows(trx, id);
          const workId = await askMaking(trx, actor, id, choices);
          if (workId === undefined) throw conflict('import-nothing');
          return { state: 'Running', choices, workId };
        },
      });
    },

    /** Also what got stuck: afterwards it can go on, or be undone. */
    stop: (actor: Actor, id: string): Promise<ImportDetail> =>
      change(actor, id, {
        from: ['Running', 'Undoing'],
        action: importAudit.stopped,
        make: async () => ({ state: 'Stopped' }),
      }),

    resume: (actor: Actor, id: string): Promise<ImportDetail> =>
      change(actor, id, {
        from: ['Stopped', 'Done', 'Failed'],
        action: importAudit.started,
        make: async (trx, { choices, state }) => {
          if (choices === null) throw notFound();
          await tryFailedAgain(trx, id);
          const workId = await askMaking(trx, actor, id, choices);
          if (workId !== undefined) return { state: 'Running', workId };
          if (state === 'Done') throw conflict('import-nothing');
          // It stopped after the last of them.
          return { state: 'Done' };
        },
      }),

    async changes(viewer: Viewer, id: string) {
      requireAdmin(viewer);
      await required(id);
      const changed = await changedSince(parts, await listKnownEntries(db, id));
      return changed.map(({ sourceId, title }) => ({ sourceId, title }));
    },

    undo: (actor: Actor, id: string, { keepsChanged }: { keepsChanged: boolean }): Promise<ImportDetail> =>
      change(actor, id, {
        from: ['Done', 'Stopped', 'Failed'],
        action: importAudit.undone,
        make: async (trx) => {
          const total = (await listKnownEntries(trx, id)).filter(({ state }) => state === 'Made').length;
          const work = await askWork(trx, actor, {
            kind: undoImportKind,
            input: { importId: id, keepsChanged },
            total,
          });
          return { state: 'Undoing', workId: work.id };
        },
      }),

    /** What is on the site stays on it: only what left nothing behind is forgotten. */
    async discard(actor: Actor, id: string): Promise<void> {
      requireAdmin(actor.viewer);
      const row = await required(id);
      if (row.state !== 'Read' && row.state !== 'Undone') throw conflict('import-elsewhere');
      await pictures.forget(id);
      await platform.transaction(async (trx) => {
        await deleteImport(trx, id);
        await audit.record(trx, actor, { action: importAudit.discarded, subject: subjectOf(row) });
      });
    },

    /** Work that is not tried again by itself: whoever looks is told, and can go on or take it back. */
    async fail({ importId }: { importId: string }, reason: string): Promise<void> {
      await changeImport(db, importId, ['Running', 'Undoing'], { state: 'Failed', reason });
    },

    async forgetUnused(): Promise<void> {
      for (const { id } of await listUnusedBefore(db, new Date(clock.now().getTime() - daysKept * day))) {
        await pictures.forget(id);
        await deleteImport(db, id);
      }
    },
  };

  /** The type there is, in a list that takes it. */
  async function requireFit({ itemTypeName, listGuid }: ImportChoices): Promise<void> {
    const type = (await parts.itemTypes.all()).find(({ name }) => name === itemTypeName);
    if (type === undefined) throw new AppError('import-unknown-type', 400);
    if (listGuid === null) return;
    const list = await lists.listBlock(listGuid.toLowerCase());
    const names = list?.options.itemTypeNames ?? [];
    if (list === undefined || (names.length > 0 && !names.includes(type.name))) throw conflict('wrong-list');
  }
}

const summaryOf = (row: ImportRow, counts: readonly CountRow[]): ImportSummary => {
  const of = (kind: CountRow['kind']) => {
    const found = counts.find((one) => one.importId === row.id && one.kind === kind);
    if (found === undefined) return none;
    const { importId: _, kind: __, ...count } = found;
    return count;
  };
  const { id, kind, fileName, state, workId, reason, askedBy, askedAt } = row;
  return {
    ...{ id, kind, fileName, state, workId, reason, askedBy },
    askedAt: askedAt.toISOString(),
    counts: { page: of('page'), item: of('item'), file: of('file') },
  };
};
