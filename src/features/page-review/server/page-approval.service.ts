import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { PublishApproval } from '#features/pages/server/pages.service.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import { notAllowed } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { pageReviewTag } from '../contract/page-review.tags.ts';
import { isFreeToPublish, needsApproval, stateOfReview } from '../contract/review-rules.ts';
import { deleteReview, findReview, saveAnswer } from './page-review.repository.ts';
import type { ReviewMails } from './review-mails.ts';

interface ApprovalParts {
  platform: Platform;
  settings: Pick<SettingsService, 'all'>;
  menus: Pick<MenusService, 'itemsAbovePage'>;
  mails: Pick<ReviewMails, 'tellAsker'>;
  clock: Clock;
}

export type PageApprovalService = ReturnType<typeof createPageApprovalService>;

/** What pages ask before readers get anything of them. */
export function createPageApprovalService({ platform, settings, menus, mails, clock }: ApprovalParts) {
  async function isNeeded(id: string): Promise<boolean> {
    const { pageApproval } = await settings.all();
    const menuItems = pageApproval.scope === 'menu' ? await menus.itemsAbovePage(id) : [];
    return needsApproval(pageApproval, { id, menuItems });
  }

  /** Who asked is told when someone else said yes, in whatever way. */
  async function tellIfWaiting(trx: PlatformTransaction, pageId: string, by: string): Promise<void> {
    const review = await findReview(trx, pageId);
    if (review?.state !== 'waiting' || review.askedBy === null || review.askedBy === by) return;
    await mails.tellAsker(trx, { outcome: 'approved', pageId, to: review.askedBy, by, note: '' });
  }

  return {
    isNeeded,

    isFree: async (viewer, pageId) => isFreeToPublish(viewer, await isNeeded(pageId)),

    async require(trx, viewer, { id, sequence }) {
      const isAsked = await isNeeded(id);
      if (!isAsked || (viewer !== undefined && isFreeToPublish(viewer, isAsked))) return;
      if (stateOfReview(await findReview(trx, id), sequence) !== 'approved') throw notAllowed('approval-needed');
    },

    async keepForPlan(trx, viewer: Viewer, { id, sequence }) {
      if (!isFreeToPublish(viewer, true) || !(await isNeeded(id))) return;
      const by = viewer.id ?? '';
      await tellIfWaiting(trx, id, by);
      await saveAnswer(trx, id, { state: 'approved', sequence, by, at: clock.now(), note: '' });
      await platform.signal(trx, pageReviewTag(id));
    },

    async use(trx, id, by) {
      await tellIfWaiting(trx, id, by);
      await deleteReview(trx, id);
      await platform.signal(trx, pageReviewTag(id));
    },
  } satisfies PublishApproval & { isNeeded(id: string): Promise<boolean> };
}
