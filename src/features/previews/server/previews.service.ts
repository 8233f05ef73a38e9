import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { PageCommentsService } from '#features/page-review/server/page-comments.service.ts';
import { everyBlock } from '#features/pages/contract/blocks-of-page.ts';
import type { PagesService } from '#features/pages/server/pages.service.ts';
import { AppError, notFound } from '#platform/contract/calls/errors.ts';
import { anonymousViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import type {
  MadePreview,
  NewGuestComment,
  NewPreview,
  OpenedPreview,
  PreviewLink,
  PreviewLinks,
} from '../contract/preview.ts';
import { previewAudit } from '../contract/previews.audit.ts';
import { hashOfToken, newPreviewToken } from './preview-token.ts';
import {
  countOpening,
  deleteEndedBefore,
  findByToken,
  findPreview,
  insertPreview,
  listOfPage,
  listOpen,
  type PreviewRow,
  setRevoked,
} from './previews.repository.ts';

interface PreviewsParts {
  platform: Platform;
  pages: Pick<PagesService, 'workingCopy' | 'previewable' | 'readPreview' | 'pageOfBlock'>;
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

/** Links that show a page as it is being written to who has no account (product.md §3). */
export function createPreviewsService({ platform, pages, comments, audit, clock, log }: PreviewsParts) {
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

  /** The page of the audit log, when it may be edited. */
  async function edited(viewer: Viewer, pageId: string) {
    const { document } = await pages.workingCopy(viewer, pageId);
    const name = pickLanguage(document.title, defaultLanguage, defaultLanguage)?.value ?? '';
    return { document, subject: { kind: 'page', id: pageId, name } };
  }

  async function shownBy(token: string, language: Language) {
    const row = await findByToken(platform.db, hashOfToken(token));
    if (row === undefined) throw notFound();
    if (stateOf(row) !== 'open') throw over();
    const shown = await pages.readPreview(anonymousViewer, row.pageId, row.document, language);
    if (shown === undefined) throw over();
    return { row, shown };
  }

  return {
    async list(viewer: Viewer, pageId: string): Promise<PreviewLinks> {
      const { isForEveryone, hiddenBlocks } = await pages.previewable(viewer, pageId);
      const links = (await listOfPage(platform.db, pageId)).map(present);
      return { links, canMake: isForEveryone, hiddenBlocks };
    },

    async make(actor: Actor, pageId: string, { isPinned, days }: NewPreview): Promise<MadePreview> {
      const madeBy = requireUserId(actor.viewer);
      const { document, subject } = await edited(actor.viewer, pageId);
      if (!(await pages.previewable(actor.viewer, pageId)).isForEveryone) throw new AppError('preview-not-public', 409);
      const token = newPreviewToken();
      const madeAt = clock.now();
      const id = await platform.transaction(async (trx) => {
        const made = await insertPreview(trx, {
          pageId,
          tokenHash: hashOfToken(token),
          document: isPinned ? document : null,
          madeBy,
          madeAt,
          expiresAt: new Date(madeAt.getTime() + days * day),
        });
        await audit.record(trx, actor, { action: previewAudit.made, subject, details: { isPinned, days } });
        return made;
      });
      const row = await findPreview(platform.db, id);
      if (row === undefined) throw notFound();
      return { ...present(row), path: `/preview/${token}` };
    },

    async revoke(actor: Actor, id: string): Promise<void> {
      const row = await findPreview(platform.db, id);
      if (row === undefined) throw notFound();
      const { subject } = await edited(actor.viewer, row.pageId);
      if (row.revokedAt !== null) return;
      await platform.transaction(async (trx) => {
        await setRevoked(trx, id, clock.now());
        await audit.record(trx, actor, { action: previewAudit.revoked, subject });
      });
    },

    /** Whoever opens it sees what everyone would: it is the link that lets them in, and not who they are. */
    async open(_viewer: Viewer, token: string, language: Language): Promise<OpenedPreview> {
      const { row, shown } = await shownBy(token, language);
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

    /** By whoever has the link, under the name that they give; for who edits the page to read. */
    async comment(_viewer: Viewer, token: string, { name, words, block, website }: NewGuestComment): Promise<void> {
      const { row, shown } = await shownBy(token, defaultLanguage);
      if (block !== null && !everyBlock(shown.page).some(({ guid }) => guid === block)) throw notFound();
      if (website !== '') return;
      await comments.addByGuest(name, row.pageId, { words, block });
    },

    /** Some open link shows this block, so its files are for whoever has that link. */
    async showsBlock(guid: string): Promise<boolean> {
      const pageId = await pages.pageOfBlock(guid);
      if (pageId === undefined) return false;
      for (const { document } of await listOpen(platform.db, pageId, clock.now())) {
        const shown = await pages.readPreview(anonymousViewer, pageId, document, defaultLanguage);
        if (shown !== undefined && everyBlock(shown.page).some((block) => block.guid === guid)) return true;
      }
      return false;
    },

    async forgetEnded(): Promise<void> {
      const moment = new Date(clock.now().getTime() - keptAfterEnd);
      await platform.transaction((trx) => deleteEndedBefore(trx, moment));
    },
  };
}
