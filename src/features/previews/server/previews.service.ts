import type { AuditSubject } from '#features/audit/contract/audit-subject.ts';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { EditedItem } from '#features/list-items/contract/editing/edited-item.ts';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { PageCommentsService } from '#features/page-review/server/page-comments.service.ts';
import { everyBlock } from '#features/pages/contract/blocks-of-page.ts';
import type { PagesService } from '#features/pages/server/pages.service.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import { AppError, conflict, notAllowed, notFound } from '#platform/contract/calls/errors.ts';
import { anonymousViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import { hashOfToken, newLinkToken } from '#platform/server/link-token.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireAdmin, requireUserId } from '#platform/server/require-viewer.ts';
import type {
  MadePreview,
  NewGuestComment,
  NewPreview,
  OpenedPreview,
  PreviewLink,
  PreviewLinks,
  SitePreviewLinks,
} from '../contract/preview.ts';
import { previewAudit } from '../contract/previews.audit.ts';
import { walkedPath } from '../contract/site-walk.ts';
import {
  type AnySubject,
  countOpening,
  deleteEndedBefore,
  findByToken,
  findPreview,
  insertPreview,
  listOpen,
  listPreviewsOf,
  listSitePreviewRows,
  type OpenedRow,
  type PreviewRow,
  type PreviewSubject,
  setRevoked,
  wholeSite,
} from './previews.repository.ts';
import { createSiteWalk } from './site-walk.ts';

interface PreviewsParts {
  platform: Platform;
  pages: Pick<PagesService, 'workingCopy' | 'previewable' | 'readPreview' | 'pageOfBlock'>;
  menus: Pick<MenusService, 'wholeMenu'>;
  settings: Pick<SettingsService, 'all'>;
  items: Pick<ListItemsService, 'linked' | 'editing'>;
  comments: Pick<PageCommentsService, 'addByGuest'>;
  audit: Pick<AuditService, 'record'>;
  clock: Clock;
  log: Logger;
}

const day = 24 * 60 * 60 * 1000;
/** After this nobody asks any more who made a link, and what was pinned in it goes. */
const keptAfterEnd = 30 * day;

const over = () => new AppError('preview-over', 410);

export type PreviewsService = ReturnType<typeof createPreviewsService>;

type Shown = DistributedOmit<OpenedPreview, 'isPinned' | 'madeAt' | 'expiresAt'>;
type DistributedOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

function subjectOf({ pageId, itemId }: PreviewRow): AnySubject {
  if (itemId !== null) return { kind: 'item', id: itemId };
  return pageId === null ? wholeSite : { kind: 'page', id: pageId };
}

/** Those that can be seen, and so be said something about. */
const blocksOf = (shown: Shown): readonly string[] =>
  shown.kind === 'page'
    ? everyBlock(shown.page).map(({ guid }) => guid)
    : shown.item.contentBuildingBlockInstances.map(({ guid }) => guid);

/** Links that show a page or an item as it is being written to who has no account (product.md §3). */
export function createPreviewsService(parts: PreviewsParts) {
  const { platform, pages, items, comments, audit, clock, log } = parts;
  const site = createSiteWalk(parts);

  function stateOf({ revokedAt, expiresAt }: PreviewRow): PreviewLink['state'] {
    if (revokedAt !== null) return 'revoked';
    return expiresAt <= clock.now() ? 'expired' : 'open';
  }

  const present = (row: PreviewRow): PreviewLink => ({
    id: row.id,
    isPinned: row.isPinned,
    madeBy: { id: row.madeBy, name: row.makerName ?? '' },
    madeAt: row.madeAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    state: stateOf(row),
    opened: row.opened,
    lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
  });

  /** What is written of it, and what the audit log calls it, when it may be edited. */
  async function edited(viewer: Viewer, of: AnySubject) {
    if (of.kind === 'site') {
      requireAdmin(viewer);
      return { document: null, subject: { kind: 'setting', id: 'siteIsOpen', name: await site.name() } };
    }
    const { kind, id } = of;
    const { document } = await (kind === 'page' ? pages : items.editing).workingCopy(viewer, id);
    const name = pickLanguage(document.title, defaultLanguage, defaultLanguage)?.value ?? '';
    return { document, subject: { kind, id, name } };
  }

  async function previewable(viewer: Viewer, { kind, id }: PreviewSubject): Promise<Omit<PreviewLinks, 'links'>> {
    const { isForEveryone, isMaker, hiddenBlocks } =
      kind === 'page'
        ? { ...(await pages.previewable(viewer, id)), isMaker: true }
        : await items.linked.previewable(viewer, id);
    return { whyNot: !isMaker ? 'not-editor' : isForEveryone ? null : 'for-some', hiddenBlocks };
  }

  async function read({ kind, id }: PreviewSubject, document: OpenedRow['document'], language: Language) {
    if (kind === 'page') {
      const shown = await pages.readPreview(anonymousViewer, id, document, language);
      return shown && { kind, ...shown };
    }
    const item = await items.linked.readPreview(id, document as EditedItem | null, language);
    return item && { kind, item };
  }

  /** All or one of the pages of a closed site; a link to an open one shows nothing that is not there for everyone. */
  async function walk(token: string, page: string | undefined, language: Language): Promise<Shown | undefined> {
    if (await site.isOpen()) return undefined;
    const walked = await site.pages(language);
    const [first] = walked;
    const at =
      page === undefined
        ? (walked.find(({ path }) => path === '/') ?? first)
        : walked.find(({ guid }) => guid === page);
    if (at === undefined) throw notFound();
    // Also without script, and before the application came: the pages' own addresses are closed.
    const paths = new Map(walked.map((one) => [one.guid.toLowerCase(), walkedPath(token, one, language)]));
    const shown = await pages.readPreview(anonymousViewer, at.guid, null, language, (guid) => paths.get(guid));
    return shown && { kind: 'page', ...shown, site: walked };
  }

  async function shownBy(token: string, language: Language, page?: string): Promise<{ row: OpenedRow; shown: Shown }> {
    const row = await findByToken(platform.db, hashOfToken(token));
    if (row === undefined) throw notFound();
    if (stateOf(row) !== 'open') throw over();
    const subject = subjectOf(row);
    const shown = await (subject.kind === 'site' ? walk(token, page, language) : read(subject, row.document, language));
    if (shown === undefined) throw over();
    return { row, shown };
  }

  /** Some open link shows it so. */
  async function isShown(subject: PreviewSubject, has: (shown: Shown) => boolean): Promise<boolean> {
    for (const { document } of await listOpen(platform.db, subject, clock.now())) {
      const shown = await read(subject, document, defaultLanguage);
      if (shown !== undefined && has(shown)) return true;
    }
    return false;
  }

  /** Keeps a new link; what opens it is told now, and never again. */
  async function keep(
    actor: Actor,
    of: AnySubject,
    { document, subject, days }: { document: OpenedRow['document']; subject: AuditSubject; days: number },
  ): Promise<MadePreview> {
    const madeBy = requireUserId(actor.viewer);
    const token = newLinkToken();
    const madeAt = clock.now();
    const id = await platform.transaction(async (trx) => {
      const made = await insertPreview(trx, {
        subject: of,
        tokenHash: hashOfToken(token),
        document,
        madeBy,
        madeAt,
        expiresAt: new Date(madeAt.getTime() + days * day),
      });
      const details = { isPinned: document !== null, days };
      await audit.record(trx, actor, { action: previewAudit.made, subject, details });
      return made;
    });
    const row = await findPreview(platform.db, id);
    if (row === undefined) throw notFound();
    return { ...present(row), path: `/preview/${token}` };
  }

  return {
    async listOfSite(viewer: Viewer): Promise<SitePreviewLinks> {
      requireAdmin(viewer);
      return { links: (await listSitePreviewRows(platform.db)).map(present), isOpen: await site.isOpen() };
    },

    async makeOfSite(actor: Actor, days: number): Promise<MadePreview> {
      const { document, subject } = await edited(actor.viewer, wholeSite);
      if (await site.isOpen()) throw conflict('preview-not-needed');
      return keep(actor, wholeSite, { document, subject, days });
    },

    list: async (viewer: Viewer, subject: PreviewSubject): Promise<PreviewLinks> => ({
      ...(await previewable(viewer, subject)),
      links: (await listPreviewsOf(platform.db, subject)).map(present),
    }),

    async make(actor: Actor, of: PreviewSubject, { isPinned, days }: NewPreview): Promise<MadePreview> {
      requireUserId(actor.viewer);
      const { document, subject } = await edited(actor.viewer, of);
      const { whyNot } = await previewable(actor.viewer, of);
      if (whyNot === 'not-editor') throw notAllowed();
      if (whyNot !== null) throw new AppError('preview-not-public', 409);
      return keep(actor, of, { document: isPinned ? document : null, subject, days });
    },

    async revoke(actor: Actor, id: string): Promise<void> {
      const row = await findPreview(platform.db, id);
      if (row === undefined) throw notFound();
      // To who may not edit what it shows, a link is not there.
      const { subject } = await edited(actor.viewer, subjectOf(row)).catch((error: unknown) => {
        throw error instanceof AppError && error.status === 403 ? notFound() : error;
      });
      if (row.revokedAt !== null) return;
      await platform.transaction(async (trx) => {
        await setRevoked(trx, id, clock.now());
        await audit.record(trx, actor, { action: previewAudit.revoked, subject });
      });
    },

    /** Whoever opens it sees what everyone would: it is the link that lets them in, and not who they are. */
    async open(_viewer: Viewer, token: string, language: Language, page?: string): Promise<OpenedPreview> {
      const { row, shown } = await shownBy(token, language, page);
      // Nobody is kept from reading because it could not be counted.
      await platform
        .transaction((trx) => countOpening(trx, row.id, clock.now()))
        .catch((error: unknown) => log.warn({ err: error }, 'the opening of a preview was not counted'));
      return {
        ...shown,
        isPinned: row.isPinned,
        madeAt: row.madeAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
      };
    },

    /** By whoever has the link, under the name that they give; for who edits it to read. */
    async comment(_viewer: Viewer, token: string, { name, words, block, website }: NewGuestComment): Promise<void> {
      const { row, shown } = await shownBy(token, defaultLanguage);
      if (block !== null && !blocksOf(shown).includes(block)) throw notFound();
      if (website !== '') return;
      const subject = subjectOf(row);
      // Of the whole site nobody would know which page was meant.
      if (subject.kind === 'site') throw notFound();
      await comments.addByGuest(name, subject, { words, block });
    },

    /** Some open link shows this block, so its files are for whoever has that link. */
    async showsBlock(guid: string): Promise<boolean> {
      const pageId = await pages.pageOfBlock(guid);
      if (pageId === undefined) return false;
      const has = (shown: Shown) => blocksOf(shown).includes(guid);
      if (await isShown({ kind: 'page', id: pageId }, has)) return true;
      const links = await listSitePreviewRows(platform.db);
      if (!links.some((row) => stateOf(row) === 'open') || (await site.isOpen())) return false;
      if (!(await site.pages(defaultLanguage)).some((page) => page.guid === pageId)) return false;
      const shown = await read({ kind: 'page', id: pageId }, null, defaultLanguage);
      return shown !== undefined && has(shown);
    },

    /** Some open link shows this item, and this file as a part of it. */
    showsItem: (id: string, assetId?: string): Promise<boolean> =>
      isShown({ kind: 'item', id }, (shown) => assetId === undefined || JSON.stringify(shown).includes(assetId)),

    async forgetEnded(): Promise<void> {
      const moment = new Date(clock.now().getTime() - keptAfterEnd);
      await platform.transaction((trx) => deleteEndedBefore(trx, moment));
    },
  };
}
