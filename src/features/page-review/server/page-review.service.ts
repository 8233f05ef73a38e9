import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { ItemApproval, ListItemsService } from '#features/list-items/server/list-items.service.ts';
import type { EditedPageFacts, PagesService } from '#features/pages/server/pages.service.ts';
import type { AuditAction } from '#platform/contract/calls/audit-action.ts';
import { AppError, conflict, notAllowed } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import { reviewAudit } from '../contract/page-review.audit.ts';
import { pageReviewTag, reviewsTag } from '../contract/page-review.tags.ts';
import type { PageReview, ReviewTask, ReviewTasks } from '../contract/page-review.ts';
import {
  mailsAgain,
  type ReviewRights,
  type ReviewSubject,
  reviewRights,
  stateOfReview,
} from '../contract/review-rules.ts';
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
import type { ReviewTitles } from './review-titles.ts';

interface ReviewParts {
  platform: Platform;
  pages: Pick<PagesService, 'editedPage' | 'whileEdited' | 'failedPlans'>;
  items: Pick<ListItemsService['editing'], 'editedItem' | 'whileEdited'>;
  titles: ReviewTitles;
  approval: Pick<PageApprovalService, 'isNeededOnPage'> & { items: Pick<ItemApproval, 'isNeeded'> };
  mails: ReviewMails;
  audit: Pick<AuditService, 'record'>;
  clock: Clock;
}

type InReview = EditedPageFacts & { trx: PlatformTransaction; review: StoredReview | undefined; can: ReviewRights };

export type PageReviewService = ReturnType<typeof createPageReviewService>;

/** Asking someone to look a page or an item over, and their answer (issue: approval by choice). */
export function createPageReviewService(parts: ReviewParts) {
  const { platform, pages, items, titles, approval, mails, audit, clock } = parts;

  /** What is written of it, for who may edit it, and whether anybody's yes is asked for. */
  async function edited(viewer: Viewer, { kind, id }: ReviewSubject): Promise<{ sequence: number; isNeeded: boolean }> {
    if (kind === 'page') {
      const { sequence } = await pages.editedPage(viewer, id);
      return { sequence, isNeeded: await approval.isNeededOnPage(id) };
    }
    const { sequence, listId } = await items.editedItem(viewer, id);
    return { sequence, isNeeded: await approval.items.isNeeded(listId) };
  }

  async function read(viewer: Viewer, subject: ReviewSubject): Promise<PageReview> {
    const { sequence, isNeeded } = await edited(viewer, subject);
    const review = await findReview(platform.db, subject);
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

  /** In step with what is written: it is locked meanwhile. */
  async function change(
    actor: Actor,
    subject: ReviewSubject,
    action: AuditAction,
    work: (page: InReview) => Promise<void>,
  ): Promise<PageReview> {
    const { isNeeded } = await edited(actor.viewer, subject);
    const { whileEdited } = subject.kind === 'page' ? pages : items;
    await whileEdited(actor, subject.id, async (trx, page) => {
      const review = await findReview(trx, subject);
      const state = stateOfReview(review, page.sequence);
      const can = reviewRights(actor.viewer, { isNeeded, state, askedBy: review?.askedBy ?? null });
      await work({ ...page, trx, review, can });
      await audit.record(trx, actor, { action, subject: page.subject });
      await platform.signal(trx, pageReviewTag(subject.id));
      await platform.signal(trx, reviewsTag);
    });
    return read(actor.viewer, subject);
  }

  /** Who may not answer because nobody asks any more is told that, and not that they may not. */
  function requireWaiting({ review, can }: InReview): void {
    if (review?.state !== 'waiting') throw conflict('review-not-waiting');
    if (!can.approve) throw notAllowed(can.withdraw ? 'review-own' : 'review-for-managers');
  }

  async function answer(
    actor: Actor,
    subject: ReviewSubject,
    { sequence, trx, review }: InReview,
    { state, note }: { state: 'approved' | 'returned'; note: string },
  ): Promise<void> {
    const by = requireUserId(actor.viewer);
    await saveAnswer(trx, subject, { state, sequence, by, at: clock.now(), note });
    const to = review?.askedBy;
    if (to === null || to === undefined) return;
    const letter = { outcome: state, subject, to, by, note, askedAt: actor.client?.origin };
    await mails.tellAsker(trx, letter);
  }

  return {
    read,

    ask: (actor: Actor, subject: ReviewSubject, note: string): Promise<PageReview> =>
      change(actor, subject, reviewAudit.asked, async (page) => {
        const { trx, review, sequence, can } = page;
        if (!can.ask) throw conflict('review-asked-already');
        if (page.isPublished && !page.hasChanges) throw conflict('nothing-to-review');
        const by = requireUserId(actor.viewer);
        const at = clock.now();
        const isMailed = mailsAgain(review, at);
        const mailedAt = isMailed ? at : (review?.mailedAt ?? null);
        await saveRequest(trx, subject, { sequence, by, at, note, mailedAt });
        if (isMailed) await mails.askManagers(trx, { subject, by, note, askedAt: actor.client?.origin });
      }),

    withdraw: (actor: Actor, subject: ReviewSubject): Promise<PageReview> =>
      change(actor, subject, reviewAudit.withdrawn, async ({ trx, review, can }) => {
        if (review?.state !== 'waiting') throw conflict('review-not-waiting');
        if (!can.withdraw) throw notAllowed('not-yours');
        await markWithdrawn(trx, subject);
      }),

    approve: (
      actor: Actor,
      subject: ReviewSubject,
      { sequence, note }: { sequence: number; note: string },
    ): Promise<PageReview> =>
      change(actor, subject, reviewAudit.approved, async (page) => {
        requireWaiting(page);
        // A yes is for what was looked at.
        if (sequence !== page.sequence) throw new AppError('changed-meanwhile', 409);
        await answer(actor, subject, page, { state: 'approved', note });
      }),

    sendBack: (actor: Actor, subject: ReviewSubject, note: string): Promise<PageReview> =>
      change(actor, subject, reviewAudit.returned, async (page) => {
        requireWaiting(page);
        await answer(actor, subject, page, { state: 'returned', note });
      }),

    async tasks(viewer: Viewer, language: Language): Promise<ReviewTasks> {
      const me = requireUserId(viewer);
      const all = await listReviews(platform.db);
      const mine = all.filter(
        ({ askedBy, state }) => askedBy === me || (state === 'waiting' && viewer.isContentManager),
      );
      const found = await titles(
        platform.db,
        mine.map(({ subject }) => subject),
        language,
      );
      const tasks = mine.map((review): ReviewTask | undefined => {
        const titled = found(review.subject);
        if (titled === undefined) return undefined;
        return {
          kind: review.subject.kind,
          guid: review.subject.id,
          title: titled.title,
          path: titled.path ?? null,
          state: stateOfReview(review, titled.sequence),
          asked: withDate(review.asked),
          answered: withDate(review.answered),
          publishAt: titled.publishAt?.toISOString() ?? null,
          isNew: !titled.isPublished,
        };
      });
      const there = tasks.filter((task) => task !== undefined);
      const isOwn = ({ asked }: ReviewTask) => asked?.by.id === me;
      return {
        toAnswer: there.filter((task) => !isOwn(task)),
        own: there.filter(isOwn),
        failed: await pages.failedPlans(viewer, language),
      };
    },
  };
}

const withDate = (said: Said | null | undefined) =>
  said === null || said === undefined ? null : { ...said, at: said.at.toISOString() };
