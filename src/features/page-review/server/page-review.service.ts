import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { EditedPageFacts, PagesService } from '#features/pages/server/pages.service.ts';
import type { PageTitlesService } from '#features/pages/server/review/page-titles.service.ts';
import type { AuditAction } from '#platform/contract/calls/audit-action.ts';
import { AppError, conflict, notAllowed } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import { reviewAudit } from '../contract/page-review.audit.ts';
import { pageReviewTag } from '../contract/page-review.tags.ts';
import type { PageReview, ReviewTask, ReviewTasks } from '../contract/page-review.ts';
import { mailsAgain, type ReviewRights, reviewRights, stateOfReview } from '../contract/review-rules.ts';
import type { PageApprovalService } from './page-approval.service.ts';
import {
  findReview,
  listReviews,
  markWithdrawn,
  type Said,
  type StoredReview,
  saveAnswer,
  saveRequest,
} from './page-review.repository.ts';
import type { ReviewMails } from './review-mails.ts';

interface ReviewParts {
  platform: Platform;
  pages: Pick<PagesService, 'editedPage' | 'whileEdited'>;
  titles: PageTitlesService;
  menus: Pick<MenusService, 'pathOfPage'>;
  approval: Pick<PageApprovalService, 'isNeeded'>;
  mails: ReviewMails;
  audit: Pick<AuditService, 'record'>;
  clock: Clock;
}

type InReview = EditedPageFacts & { trx: PlatformTransaction; review: StoredReview | undefined; can: ReviewRights };

export type PageReviewService = ReturnType<typeof createPageReviewService>;

/** Asking someone to look a page over, and their answer (issue: approval by choice). */
export function createPageReviewService(parts: ReviewParts) {
  const { platform, pages, titles, menus, approval, mails, audit, clock } = parts;

  async function read(viewer: Viewer, id: string): Promise<PageReview> {
    const { sequence } = await pages.editedPage(viewer, id);
    const isNeeded = await approval.isNeeded(id);
    const review = await findReview(platform.db, id);
    const state = stateOfReview(review, sequence);
    return {
      isNeeded,
      state,
      sequence: review?.sequence ?? null,
      asked: state === 'none' ? null : withDate(review?.asked),
      answered: state === 'none' ? null : withDate(review?.answered),
      can: reviewRights(viewer, { isNeeded, state, askedBy: review?.askedBy ?? null }),
    };
  }

  /** In step with what is written: the page is locked meanwhile. */
  async function change(actor: Actor, id: string, action: AuditAction, work: (page: InReview) => Promise<void>) {
    const isNeeded = await approval.isNeeded(id);
    await pages.whileEdited(actor, id, async (trx, page) => {
      const review = await findReview(trx, id);
      const state = stateOfReview(review, page.sequence);
      const can = reviewRights(actor.viewer, { isNeeded, state, askedBy: review?.askedBy ?? null });
      await work({ ...page, trx, review, can });
      await audit.record(trx, actor, { action, subject: page.subject });
      await platform.signal(trx, pageReviewTag(id));
    });
    return read(actor.viewer, id);
  }

  /** Who may not answer because nobody asks any more is told that, and not that they may not. */
  function requireWaiting({ review, can }: InReview): void {
    if (review?.state !== 'waiting') throw conflict('review-not-waiting');
    if (!can.approve) throw notAllowed(can.withdraw ? 'review-own' : 'review-for-managers');
  }

  async function answer(
    actor: Actor,
    { id, sequence, trx, review }: InReview,
    { state, note }: { state: 'approved' | 'returned'; note: string },
  ): Promise<void> {
    const by = requireUserId(actor.viewer);
    await saveAnswer(trx, id, { state, sequence, by, at: clock.now(), note });
    const to = review?.askedBy;
    if (to === null || to === undefined) return;
    const letter = { outcome: state, pageId: id, to, by, note, askedAt: actor.client?.origin };
    await mails.tellAsker(trx, letter);
  }

  return {
    read,

    ask: (actor: Actor, id: string, note: string): Promise<PageReview> =>
      change(actor, id, reviewAudit.asked, async (page) => {
        const { trx, review, sequence, can } = page;
        if (!can.ask) throw conflict('review-asked-already');
        if (page.isPublished && !page.hasChanges) throw conflict('nothing-to-review');
        const by = requireUserId(actor.viewer);
        const at = clock.now();
        const isMailed = mailsAgain(review, at);
        const mailedAt = isMailed ? at : (review?.mailedAt ?? null);
        await saveRequest(trx, id, { sequence, by, at, note, mailedAt });
        if (isMailed) await mails.askManagers(trx, { pageId: id, by, note, askedAt: actor.client?.origin });
      }),

    withdraw: (actor: Actor, id: string): Promise<PageReview> =>
      change(actor, id, reviewAudit.withdrawn, async ({ trx, review, can }) => {
        if (review?.state !== 'waiting') throw conflict('review-not-waiting');
        if (!can.withdraw) throw notAllowed('not-yours');
        await markWithdrawn(trx, id);
      }),

    approve: (actor: Actor, id: string, { sequence, note }: { sequence: number; note: string }): Promise<PageReview> =>
      change(actor, id, reviewAudit.approved, async (page) => {
        requireWaiting(page);
        // A yes is for what was looked at.
        if (sequence !== page.sequence) throw new AppError('changed-meanwhile', 409);
        await answer(actor, page, { state: 'approved', note });
      }),

    sendBack: (actor: Actor, id: string, note: string): Promise<PageReview> =>
      change(actor, id, reviewAudit.returned, async (page) => {
        requireWaiting(page);
        await answer(actor, page, { state: 'returned', note });
      }),

    async tasks(viewer: Viewer, language: Language): Promise<ReviewTasks> {
      const me = requireUserId(viewer);
      const all = await listReviews(platform.db);
      const mine = all.filter(
        ({ askedBy, state }) => askedBy === me || (state === 'waiting' && viewer.isContentManager),
      );
      const known = await titles.of(
        platform.db,
        mine.map(({ pageId }) => pageId),
        language,
      );
      const tasks = await Promise.all(
        mine.map(async (review): Promise<ReviewTask | undefined> => {
          const page = known.get(review.pageId);
          if (page === undefined) return undefined;
          return {
            guid: review.pageId,
            title: page.title,
            path: (await menus.pathOfPage(review.pageId, language)) ?? null,
            state: stateOfReview(review, page.sequence),
            asked: withDate(review.asked),
            answered: withDate(review.answered),
            publishAt: page.publishAt?.toISOString() ?? null,
            isNew: !page.isPublished,
          };
        }),
      );
      const there = tasks.filter((task) => task !== undefined);
      const isOwn = ({ asked }: ReviewTask) => asked?.by.id === me;
      return { toAnswer: there.filter((task) => !isOwn(task)), own: there.filter(isOwn) };
    },
  };
}

const withDate = (said: Said | null | undefined) =>
  said === null || said === undefined ? null : { ...said, at: said.at.toISOString() };
