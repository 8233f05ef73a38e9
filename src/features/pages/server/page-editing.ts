import { LRUCache } from 'lru-cache';
import { knownTranslations } from '#features/translation/contract/known-translations.ts';
import { languageStates } from '#features/translation/contract/languages-of.ts';
import { AppError, notAllowed, notFound, signInNeeded } from '#platform/contract/calls/errors.ts';
import { decide } from '#platform/contract/rights/decide.ts';
import type { Standing } from '#platform/contract/rights/decisions.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Actor } from '#platform/server/actor.ts';
import { askTogether } from '#platform/server/ask-together.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { PageDocument, type StoredBlock } from '../contract/page.ts';
import { standingOnPage } from '../contract/page-decisions.ts';
import type { PageState, WorkingCopy } from '../contract/working-copy.ts';
import type { BlockRules } from './block-rules.ts';
import { withExistingRoles } from './existing-roles.ts';
import { createFrameFinder, type PageFrame } from './page-frames.repository.ts';
import type { PageInTransaction } from './page-publication.ts';
import { countUses } from './pages.repository.ts';
import type { PagesContext } from './pages-context.ts';
import { findWritablePage, type Signature, type WritablePage } from './pages-writing.repository.ts';
import { subjectOf } from './present-page.ts';

/** A page that is locked and that the actor may edit. */
export interface EditedPage extends PageInTransaction {
  page: WritablePage;
  signature: Signature;
  /** With how much right it is changed. */
  standing: Standing;
}

type LockedPage = Pick<EditedPage, 'trx' | 'touch' | 'page'>;

type Work<T> = (edited: EditedPage) => Promise<T>;

/** The rights are those that readers' version gives: who is taken off a page in a draft is off once it is published. */
export const editSubject = ({ published, document }: WritablePage) => subjectOf({ document: published ?? document });

export const mayEdit = (viewer: Viewer, page: WritablePage): boolean =>
  decide(viewer, 'edit', editSubject(page)).allowed;

/** Tells the number that the page is at now, for who wants to merge. */
export const changedMeanwhile = (sequence: number) =>
  new AppError('changed-meanwhile', 409, {
    fields: [{ path: 'body.sequence', code: 'changed-meanwhile', message: String(sequence) }],
  });

/** As it was stored by an older Plein, with the defaults of this one. */
export const upToDate = (document: PageDocument, blocks: BlockRules): PageDocument => {
  const parsed = PageDocument.safeParse(document);
  return withOptionsOfToday(parsed.success ? parsed.data : document, blocks);
};

/** Every option with its name and default of today, so that all who edit mean the same by a place in it. */
export function blockOfToday(block: StoredBlock, blocks: BlockRules): StoredBlock {
  const options = blocks.readOptions(block);
  return options === undefined ? block : { ...block, options, version: blocks.currentVersion(block.buildingBlockName) };
}

const withOptionsOfToday = (document: PageDocument, blocks: BlockRules): PageDocument => ({
  ...document,
  buildingBlockInstances: document.buildingBlockInstances.map((block) => blockOfToday(block, blocks)),
});

/** All who edit it start from the same of what is known of its translations. */
const withNotes = (document: PageDocument): PageDocument => ({
  ...document,
  translations: knownTranslations({ ...document, translations: document.translations ?? {} }),
});

/** As everyone who edits it has it: with the options and the roles of today. */
export const pageOfToday = (db: PlatformDb, page: WritablePage, blocks: BlockRules): Promise<WritablePage> =>
  withoutDeletedRoles(db, {
    ...page,
    document: withNotes(upToDate(page.document, blocks)),
    published: page.published && upToDate(page.published, blocks),
    lastVersion: page.lastVersion && upToDate(page.lastVersion, blocks),
  });

async function withoutDeletedRoles(db: PlatformDb, page: WritablePage): Promise<WritablePage> {
  const [document, published, lastVersion] = await withExistingRoles(db, [
    page.document,
    page.published,
    page.lastVersion,
  ]);
  return { ...page, document, published, lastVersion };
}

export function stateOf(page: WritablePage): PageState {
  return {
    guid: page.id,
    kind: page.kind,
    sequence: page.sequence,
    isPublished: page.published !== undefined,
    hasChanges: page.hasChanges,
    publishAt: page.publishAt?.toISOString() ?? null,
    plannedLanguages: page.publishAt === null ? null : page.plannedLanguages,
    unpublishAt: page.unpublishAt?.toISOString() ?? null,
    failedPlan: page.failedPlan,
    changedAt: page.changedAt.toISOString(),
    changedBy: page.changedBy,
    version: page.version ? { number: page.version.number, publishedAt: page.version.publishedAt.toISOString() } : null,
  };
}

export const subjectOfAudit = (id: string, document: PageDocument) => ({
  kind: 'page',
  id,
  name: pickLanguage(document.title, defaultLanguage, defaultLanguage)?.value ?? '',
});

/** What other features hear of a page that someone edits. */
export interface EditedPageFacts {
  id: string;
  sequence: number;
  isPublished: boolean;
  hasChanges: boolean;
  subject: ReturnType<typeof subjectOfAudit>;
  written: PageDocument;
  /** What readers have. */
  readers: PageDocument | undefined;
}

const factsOf = (page: WritablePage): EditedPageFacts => ({
  id: page.id,
  sequence: page.sequence,
  isPublished: page.published !== undefined,
  hasChanges: page.hasChanges,
  subject: subjectOfAudit(page.id, page.document),
  written: page.document,
  readers: page.published,
});

/** Pages that people type on at this moment; a large one takes a megabyte. */
const mostHeld = 50;

export type PageEditing = ReturnType<typeof createPageEditing>;

/** Every change of a page comes through here: it is there, it is locked, and the actor may. */
export function createPageEditing({ platform, clock, translation, blocks, menus }: PagesContext) {
  const held = new LRUCache<string, WritablePage>({ max: mostHeld });
  const { findPageFrame, lockPage } = createFrameFinder(platform.db);
  const signatureOf = ({ viewer }: Actor): Signature => ({ by: viewer.id ?? 'unknown', at: clock.now() });

  function refuse(viewer: Viewer): never {
    throw viewer.kind === 'anonymous' ? signInNeeded() : notAllowed();
  }

  async function readForEditing(viewer: Viewer, id: string): Promise<WritablePage> {
    const page = await found(platform.db, await findPageFrame(id));
    if (page === undefined || page.isDeleted) throw notFound();
    return mayEdit(viewer, page) ? page : refuse(viewer);
  }

  /** Nobody else changes it until the transaction ends. */
  async function lock(trx: PlatformTransaction, id: string, fromTrash = false): Promise<WritablePage> {
    const page = await found(trx, await lockPage(trx, id));
    if (page === undefined || page.isDeleted !== fromTrash) throw notFound();
    return page;
  }

  /** Refuses who may not edit it as it is. */
  function admit(actor: Actor, { trx, touch, page }: LockedPage): EditedPage {
    if (!mayEdit(actor.viewer, page)) refuse(actor.viewer);
    const signature = signatureOf(actor);
    const standing = standingOnPage(actor.viewer);
    return { trx, touch, id: page.id, kind: page.kind, page, signature, standing };
  }

  async function within<T>(
    trx: PlatformTransaction,
    touch: Touch,
    actor: Actor,
    id: string,
    work: Work<T>,
    fromTrash = false,
  ): Promise<T> {
    return work(admit(actor, { trx, touch, page: await lock(trx, id, fromTrash) }));
  }

  /** What is written on it comes from here when nothing was saved since: every save raises the number. */
  async function found(db: PlatformDb, frame: PageFrame | undefined): Promise<WritablePage | undefined> {
    if (frame === undefined) return undefined;
    const known = held.get(frame.id);
    if (known?.sequence === frame.sequence && known.version?.number === frame.version?.number) {
      const { document, published, lastVersion } = known;
      return withoutDeletedRoles(db, { ...frame, document, published, lastVersion });
    }
    const page = await findWritablePage(db, frame.id);
    const read = page && (await pageOfToday(db, page, blocks));
    // Whoever opens the editor asks for the page several times over. Within a transaction nothing is certain yet.
    if (read !== undefined && db === platform.db) held.set(read.id, read);
    return read;
  }

  const asItIsNow = askTogether(async (id) => found(platform.db, await findPageFrame(id)));

  /**
   * For who hears of every change of a page, if they may edit it: nothing of it is read that is known here already, and once
   * for all who hear of the same change.
   */
  async function followedPage(viewer: Viewer, id: string): Promise<WritablePage | undefined> {
    const page = await asItIsNow(id);
    return page !== undefined && !page.isDeleted && mayEdit(viewer, page) ? page : undefined;
  }

  return {
    signatureOf,
    readForEditing,

    followedPage,

    mayEditPage: async (viewer: Viewer, id: string): Promise<boolean> => (await followedPage(viewer, id)) !== undefined,

    /** What was saved, for the next who types on this page; call it once that is certain. */
    hold: (page: WritablePage) => void held.set(page.id, page),

    within,
    lock,
    admit,

    /** Resolves to what `work` does; `fromTrash` is for who puts a page back. */
    change: <T>(actor: Actor, id: string, work: Work<T>, fromTrash = false): Promise<T> =>
      platform.transaction((trx, touch) => within(trx, touch, actor, id, work, fromTrash)),

    /** For who may edit it. */
    editedPage: async (viewer: Viewer, id: string): Promise<EditedPageFacts> =>
      factsOf(await readForEditing(viewer, id)),

    /** As it is while nothing else of it changes, for what others keep about it. */
    whileEdited: <T>(
      actor: Actor,
      id: string,
      work: (trx: PlatformTransaction, page: EditedPageFacts) => Promise<T>,
    ): Promise<T> =>
      platform.transaction((trx, touch) => within(trx, touch, actor, id, ({ page }) => work(trx, factsOf(page)))),

    async stateAfter(viewer: Viewer, id: string): Promise<PageState> {
      return stateOf(await readForEditing(viewer, id));
    },

    /** Nothing is said about a page that is not theirs to edit, not even that it is there. */
    async pageToEditAt(viewer: Viewer, path: string, language: Language): Promise<string | null> {
      const guid = (await menus.itemAtPath(path, language))?.pageGuid;
      const page = guid ? await findWritablePage(platform.db, guid) : undefined;
      return page !== undefined && !page.isDeleted && mayEdit(viewer, page) ? page.id : null;
    },

    async workingCopy(viewer: Viewer, id: string): Promise<WorkingCopy> {
      const page = await readForEditing(viewer, id);
      return {
        ...stateOf(page),
        document: page.document,
        translations: languageStates(page.document, (await platform.locale()).languages, page.published),
        usedBy: page.kind === 'page' ? 0 : await countUses(platform.db, id),
        can: {
          edit: true,
          changeAudience: viewer.isContentManager,
          copy: viewer.isContentManager,
          translate: (await translation?.isOffered()) ?? false,
        },
      };
    },
  };
}
