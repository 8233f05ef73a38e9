import type { ItemApproval } from '#features/list-items/server/list-items.service.ts';
import type { LeftPlace } from '#features/menus/contract/left-places.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { PublishApproval } from '#features/pages/server/pages.service.ts';
import type { PublishedBlocksService } from '#features/pages/server/published-blocks.service.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import { notAllowed } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { pageReviewTag } from '../contract/page-review.tags.ts';
import {
  isFreeToPublish,
  needsApproval,
  type ReviewState,
  type ReviewSubject,
  stateOfReview,
} from '../contract/review-rules.ts';
import { forgetKeptApproval, isApprovalKept, keepApproval } from './kept-approval.repository.ts';
import { deleteReview, findReview, saveAnswer } from './page-review.repository.ts';
import type { ReviewMails } from './review-mails.ts';

interface ApprovalParts {
  platform: Platform;
  settings: Pick<SettingsService, 'all'>;
  menus: Pick<MenusService, 'itemsAbovePage'>;
  lists: Pick<PublishedBlocksService, 'ownerOf'>;
  mails: Pick<ReviewMails, 'tellAsker'>;
  clock: Clock;
}

export type PageApprovalService = ReturnType<typeof createPageApprovalService>;

/** What pages and items ask before readers get anything of them. */
export function createPageApprovalService({ platform, settings, menus, lists, mails, clock }: ApprovalParts) {
  async function isNeededOnPage(id: string): Promise<boolean> {
    const { pageApproval } = await settings.all();
    if (pageApproval.scope !== 'menu') return needsApproval(pageApproval, { id, menuItems: [] });
    const menuItems = await menus.itemsAbovePage(id);
    return needsApproval(pageApproval, { id, menuItems }) || isApprovalKept(platform.db, id);
  }

  /** An item lies below the page of its list, whether readers have that page or not. */
  async function isNeededInList(listId: string): Promise<boolean> {
    const { scope } = (await settings.all()).pageApproval;
    if (scope === 'off' || scope === 'everywhere') return scope === 'everywhere';
    const pageId = await lists.ownerOf(listId);
    return pageId !== undefined && isNeededOnPage(pageId);
  }

  const stateOf = async (db: PlatformDb, subject: ReviewSubject, sequence: number): Promise<ReviewState> =>
    stateOfReview(await findReview(db, subject), sequence);

  /**
   * What someone who needs a yes takes out of a part of the menu where it is asked goes on needing one, until readers get
   * it. An admin decides where a page stands, and so what is asked of it.
   */
  async function keepWhereTheyStood(trx: PlatformTransaction, { viewer }: Actor, places: readonly LeftPlace[]) {
    const { pageApproval } = await settings.all();
    if (pageApproval.scope !== 'menu' || places.length === 0) return;
    const needs = (id: string, menuItems: readonly string[]) => needsApproval(pageApproval, { id, menuItems });
    const left = places.filter(({ pageId, before, after }) => needs(pageId, before) && !needs(pageId, after));
    const ids = left.map(({ pageId }) => pageId);
    await (isFreeToPublish(viewer, true) ? forgetKeptApproval(trx, ids) : keepApproval(trx, ids));
  }

  /** Who asked is told when someone else said yes, in whatever way. */
  async function tellIfWaiting(trx: PlatformTransaction, subject: ReviewSubject, by: string): Promise<void> {
    const review = await findReview(trx, subject);
    if (review?.state !== 'waiting' || review.askedBy === null || review.askedBy === by) return;
    await mails.tellAsker(trx, { outcome: 'approved', subject, to: review.askedBy, by, note: '' });
  }

  /** Refuses without a yes for it as it is at this number; without a number nobody can have said it. */
  async function requireYes(db: PlatformDb, subject: ReviewSubject, sequence: number | undefined) {
    const state = sequence === undefined ? 'none' : await stateOf(db, subject, sequence);
    if (state !== 'approved') throw notAllowed('approval-needed');
  }

  const isFreeOf = (viewer: Viewer | undefined, isNeeded: boolean): boolean =>
    viewer === undefined ? !isNeeded : isFreeToPublish(viewer, isNeeded);

  async function use(trx: PlatformTransaction, subject: ReviewSubject, by: string): Promise<void> {
    await tellIfWaiting(trx, subject, by);
    await deleteReview(trx, subject);
    await platform.signal(trx, pageReviewTag(subject.id));
  }

  const pages: PublishApproval = {
    isFree: async (viewer, pageId) => isFreeOf(viewer, await isNeededOnPage(pageId)),

    async require(db, viewer, { id, sequence }) {
      if (isFreeOf(viewer, await isNeededOnPage(id))) return;
      await requireYes(db, { kind: 'page', id }, sequence);
    },

    async keepForPlan(trx, viewer, { id, sequence }) {
      if (!isFreeToPublish(viewer, true) || !(await isNeededOnPage(id))) return;
      const by = viewer.id ?? '';
      const subject: ReviewSubject = { kind: 'page', id };
      await tellIfWaiting(trx, subject, by);
      await saveAnswer(trx, subject, { state: 'approved', sequence, by, at: clock.now(), note: '' });
      await platform.signal(trx, pageReviewTag(id));
    },

    async use(trx, id, by) {
      await use(trx, { kind: 'page', id }, by);
      await forgetKeptApproval(trx, [id]);
    },
  };

  const items: ItemApproval = {
    isNeeded: isNeededInList,

    isFree: async (viewer, listId) => isFreeOf(viewer, await isNeededInList(listId)),

    async require(db, viewer, { id, listId, sequence }) {
      if (isFreeOf(viewer, await isNeededInList(listId))) return;
      await requireYes(db, { kind: 'item', id }, sequence);
    },

    use: (trx, id, by) => use(trx, { kind: 'item', id }, by),
  };

  return { pages, items, isNeededOnPage, stateOf, keepWhereTheyStood };
}
