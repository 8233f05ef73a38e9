import { randomUUID } from 'node:crypto';
import { changedLanguages } from '#features/translation/contract/language-contents.ts';
import { noteTranslations } from '#features/translation/contract/note-translations.ts';
import { approvedChoice, type LanguageChoice, publishChosen } from '#features/translation/contract/publish-chosen.ts';
import { conflict, notAllowed } from '#platform/contract/calls/errors.ts';
import type { Standing } from '#platform/contract/rights/decisions.ts';
import { checkRestrictedBlocks } from '#platform/contract/rights/restricted-blocks.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import { requireContentManager } from '#platform/server/require-viewer.ts';
import type { PageDocument, PageKind } from '../contract/page.ts';
import {
  decideDocument,
  decidePublished,
  decideWithdrawn,
  type PageDecisions,
  standingOnPage,
} from '../contract/page-decisions.ts';
import { pageRightsChange } from '../contract/page-rights.ts';
import { pageAudit } from '../contract/pages.audit.ts';
import type { PageState, WorkingCopy } from '../contract/working-copy.ts';
import { checkDocument, guidsTaken } from './checks/check-document.ts';
import type { PageChecks } from './checks/page-checks.ts';
import { type Copying, copyOf } from './copy-document.ts';
import type { PageLog } from './operations/page-log.ts';
import { changedMeanwhile, type EditedPage, type PageEditing, subjectOfAudit, upToDate } from './page-editing.ts';
import type { PagePublication } from './page-publication.ts';
import type { PagesContext } from './pages-context.ts';
import {
  claimBlocks,
  insertPage,
  saveDecisions,
  saveWorkingCopy,
  setSchedule,
  setUnpublished,
  type WritablePage,
} from './pages-writing.repository.ts';
import { keepEndedPlan } from './plans/ended-plans.repository.ts';
import { forgetFailure } from './plans/failed-plans.repository.ts';

interface NewPage {
  kind: PageKind;
  document: unknown;
  /** Of content that is named elsewhere already; a new one without it. */
  id?: string | undefined;
}

interface NewCopy extends Copying {
  kind: PageKind;
  document: PageDocument;
  id: string;
}

/** What is begun with something else is called by its own name. */
interface CopyAsOther {
  kind?: PageKind | undefined;
  title?: PageDocument['title'] | undefined;
}

export interface PageUpdate {
  sequence: number;
  document?: unknown;
  changes?: Partial<Record<keyof PageDocument, unknown>> | undefined;
  upToDate?: readonly Language[] | undefined;
}

export interface PagePublishing extends LanguageChoice {
  sequence?: number | undefined;
  /** What is said of the version. */
  note?: string | undefined;
  /** The pages and items that readers get at the same moment. */
  along?: ReadonlySet<string> | undefined;
}

interface Published {
  version: PageDocument;
  decisions: PageDecisions;
}

interface WritingParts extends PagesContext {
  editing: PageEditing;
  publication: PagePublication;
  log: PageLog;
  pageChecks: PageChecks;
}

export type PageWriting = ReturnType<typeof createPageWriting>;

/** Writers' side: the working copy, and what becomes of it. */
export function createPageWriting(parts: WritingParts) {
  const { platform, blocks, audit, approval, editing, publication, log, pageChecks } = parts;
  const restrictTo = (
    viewer: Viewer,
    document: PageDocument,
    known: readonly Pick<PageDocument, 'buildingBlockInstances'>[],
  ) =>
    checkRestrictedBlocks(
      viewer,
      document.buildingBlockInstances,
      known.flatMap(({ buildingBlockInstances }) => buildingBlockInstances),
      { isForAdmins: blocks.isForAdmins, path: 'buildingBlockInstances' },
    );

  /** A block stands on one page, once, and its guid is never another's. */
  async function requireOwnBlocks(trx: PlatformTransaction, pageId: string, document: PageDocument): Promise<void> {
    const guids = document.buildingBlockInstances.map(({ guid }) => guid);
    const taken = await claimBlocks(trx, pageId, guids);
    const twice = guids.filter((guid, place) => guids.indexOf(guid) !== place);
    if (taken.length + twice.length > 0) throw guidsTaken([...taken, ...twice]);
  }

  /** Saves what is written, by whom may decide what it decides. */
  async function save(edited: EditedPage, document: PageDocument): Promise<void> {
    const { trx, page, standing } = edited;
    const { decisions } = page;
    await saveDecisions(trx, page.id, decideDocument(standing, { before: page.document, after: document, decisions }));
    await requireOwnBlocks(trx, page.id, document);
    await log.save(edited, { document });
  }

  async function insert(
    trx: PlatformTransaction,
    actor: Actor,
    kind: PageKind,
    document: PageDocument,
    given?: string,
  ): Promise<string> {
    const made = await insertPage(trx, { id: given, kind });
    await requireOwnBlocks(trx, made, document);
    await saveWorkingCopy(trx, made, document, editing.signatureOf(actor));
    const written = { before: undefined, after: document, decisions: {} };
    await saveDecisions(trx, made, decideDocument(standingOnPage(actor.viewer), written));
    const subject = subjectOfAudit(made, document);
    const details = { ...pageRightsChange(undefined, document) };
    await audit.record(trx, actor, { action: pageAudit.created, subject, details });
    return made;
  }

  async function make(actor: Actor, kind: PageKind, document: PageDocument, given?: string): Promise<WorkingCopy> {
    const id = await platform.transaction((trx) => insert(trx, actor, kind, document, given));
    return editing.workingCopy(actor.viewer, id);
  }

  /** What is written, as it is to be stored; refuses what this person may not make. */
  function checkNew({ viewer }: Actor, { kind, document: input }: NewPage): PageDocument {
    requireContentManager(viewer);
    const document = noteTranslations(undefined, checkDocument(input, kind, blocks));
    restrictTo(viewer, document, []);
    return document;
  }

  /** What readers would get, and what stays with who writes it; refuses what cannot be published as it is. */
  async function preparePublication(
    db: PlatformDb,
    page: WritablePage,
    standing: Standing,
    { along, ...choice }: Pick<PagePublishing, 'languages' | 'withoutSource' | 'along'> = {},
  ) {
    if (choice.withoutSource && page.published === undefined) throw conflict('source-first');
    const decisions = decidePublished(standing, page);
    const { version, rest } = publishChosen(page.document, page.published, choice);
    checkDocument(version, page.kind, blocks);
    await pageChecks.requirePublishable(db, { id: page.id, version, along });
    return { decisions, version, rest };
  }

  /** What goes along of what was asked: where a yes is needed, the languages that have one. */
  async function allowedChoice(
    db: PlatformDb,
    viewer: Viewer | undefined,
    { id, sequence, document, published }: WritablePage,
    choice: LanguageChoice = {},
  ): Promise<LanguageChoice> {
    const approved = await approval.approved(db, viewer, { id, sequence, document });
    const allowed = approved === 'all' ? choice : approvedChoice({ written: document, published, approved }, choice);
    if (allowed === undefined) throw notAllowed('approval-needed');
    return allowed;
  }

  /** Readers get what is written, in the languages that go along. Within the transaction of who asked for it. */
  async function publishEdited(
    edited: EditedPage,
    publishing: Omit<PagePublishing, 'sequence'> = {},
  ): Promise<Published> {
    const { page, trx, signature, standing } = edited;
    const { note, along, languages, withoutSource } = publishing;
    const { decisions, version, rest } = await preparePublication(trx, page, standing, {
      along,
      languages,
      withoutSource,
    });
    await saveDecisions(trx, page.id, decisions);
    await keepEndedPlan(trx, page);
    await publication.store(edited, { document: version, by: signature.by, note });
    await setSchedule(trx, page.id, { publishAt: null, languages: null });
    await forgetFailure(trx, page.id, 'publish');
    await approval.use(trx, page.id, signature.by, changedLanguages(rest, version));
    const isWhole = JSON.stringify(version) === JSON.stringify(rest);
    await log.save(edited, { document: rest, stored: isWhole ? null : rest });
    return { version, decisions };
  }

  async function unpublishEdited(edited: EditedPage): Promise<PageDecisions> {
    const { page, trx, id, signature, standing } = edited;
    const { decisions, keepsEnd } = decideWithdrawn(standing, page);
    await saveDecisions(trx, id, decisions);
    await keepEndedPlan(trx, page);
    await setUnpublished(trx, id, { ...signature, keepsEnd });
    await forgetFailure(trx, id, 'unpublish');
    await publication.hide(edited);
    return decisions;
  }

  /** The same by someone who is there: with a yes where one is needed, and written down. */
  async function publishBy(actor: Actor, edited: EditedPage, publishing: PagePublishing, details = {}): Promise<void> {
    const { page, trx } = edited;
    if (publishing.sequence !== undefined && publishing.sequence !== page.sequence) {
      throw changedMeanwhile(page.sequence);
    }
    const { languages, withoutSource, ...how } = publishing;
    const choice = await allowedChoice(trx, actor.viewer, page, { languages, withoutSource });
    const { version } = await publishEdited(edited, { ...how, ...choice });
    await audit.record(trx, actor, {
      action: pageAudit.published,
      subject: subjectOfAudit(page.id, version),
      details: { ...details, ...pageRightsChange(page.published, version) },
    });
  }

  return {
    allowedChoice,
    preparePublication,
    publishBy,
    publishEdited,
    unpublishEdited,
    save,
    restrictTo,

    async make(actor: Actor, page: NewPage): Promise<WorkingCopy> {
      return make(actor, page.kind, checkNew(actor, page), page.id);
    },

    /** In the transaction of who makes several at once; answers it as it is read from then on. */
    async makeWithin(
      trx: PlatformTransaction,
      actor: Actor,
      page: NewPage,
    ): Promise<{ guid: string; document: PageDocument }> {
      const document = checkNew(actor, page);
      return { guid: await insert(trx, actor, page.kind, document, page.id), document: upToDate(document, blocks) };
    },

    /** What it holds was allowed where it came from, so nothing is refused here. */
    async copy(actor: Actor, id: string, asOther: CopyAsOther = {}): Promise<WorkingCopy> {
      requireContentManager(actor.viewer);
      const { kind, document } = await editing.readForEditing(actor.viewer, id);
      const own = new Map(document.buildingBlockInstances.map(({ guid }) => [guid, randomUUID()]));
      const copy = copyOf(document, { renamed: (guid) => own.get(guid), isFirst: true });
      const wanted = asOther.kind ?? kind;
      const named = { ...copy, title: asOther.title ?? copy.title };
      // What one kind may hold another may not: a shared part holds no other.
      return make(actor, wanted, wanted === kind ? named : checkDocument(named, wanted, blocks));
    },

    /** The same where more is copied at once: links between them lead to the copies. */
    async makeCopy(actor: Actor, { kind, document, id, ...copying }: NewCopy): Promise<void> {
      requireContentManager(actor.viewer);
      await make(actor, kind, copyOf(document, copying), id);
    },

    async update(actor: Actor, id: string, update: PageUpdate): Promise<WorkingCopy> {
      await editing.change(actor, id, async (edited) => {
        const { page, trx } = edited;
        if (update.sequence !== page.sequence) throw changedMeanwhile(page.sequence);
        const written = checkDocument(update.document ?? { ...page.document, ...update.changes }, page.kind, blocks);
        const document = noteTranslations(page.document, written, update.upToDate);
        restrictTo(actor.viewer, document, [page.document, ...(page.published ? [page.published] : [])]);
        await save(edited, document);
        // What is typed is in the versions; who may see, edit and add is what an admin looks for later.
        const change = pageRightsChange(page.document, document);
        if (change === undefined) return;
        await audit.record(trx, actor, {
          action: pageAudit.permissionsChanged,
          subject: subjectOfAudit(id, document),
          details: { ...change, isDraft: page.published !== undefined },
        });
      });
      return editing.workingCopy(actor.viewer, id);
    },

    async publishWorkingCopy(actor: Actor, id: string, publishing: PagePublishing): Promise<PageState> {
      await editing.change(actor, id, async (edited) => {
        if (isPublishedAsItIs(edited, publishing)) return;
        await publishBy(actor, edited, publishing);
      });
      return editing.stateAfter(actor.viewer, id);
    },

    async withdraw(actor: Actor, id: string): Promise<PageState> {
      await editing.change(actor, id, async (edited) => {
        if (edited.page.published === undefined) return;
        await unpublishEdited(edited);
        const { document, published } = edited.page;
        const subject = subjectOfAudit(id, document);
        // Without a version it is the working copy that says who may edit.
        const details = { ...pageRightsChange(published, document) };
        await audit.record(edited.trx, actor, { action: pageAudit.unpublished, subject, details });
      });
      return editing.stateAfter(actor.viewer, id);
    },
  };
}

/** Pressed a second time, in another tab or by another: readers have it all, and a version that says the same helps nobody. */
const isPublishedAsItIs = (
  { page }: EditedPage,
  { sequence, languages, withoutSource, note, along }: PagePublishing,
): boolean =>
  page.published !== undefined &&
  !page.hasChanges &&
  (sequence === undefined || sequence === page.sequence) &&
  page.publishAt === null &&
  languages === undefined &&
  !withoutSource &&
  note === undefined &&
  along === undefined;
