import type { ItemApproval } from '#features/list-items/server/list-items.service.ts';
import type { LeftPlace } from '#features/menus/contract/left-places.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { PublishApproval } from '#features/pages/server/pages.service.ts';
import type { PublishedBlocksService } from '#features/pages/server/published-blocks.service.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { pageReviewTag } from '../contract/page-review.tags.ts';
import { isFreeToPublish, needsApproval, type ReviewSubject, stateOfReview } from '../contract/review-rules.ts';
import { languageNow, type Written } from './content-sum.ts';
import { forgetKeptApproval, isApprovalKept, keepApproval } from './kept-approval.repository.ts';
import { deleteReviews, findReviews, saveAnswer } from './page-review.repository.ts';
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

  /** Whether somebody waits for an answer about it, in any language. */
  const isAsked = async (db: PlatformDb, subject: ReviewSubject): Promise<boolean> =>
    (await findReviews(db, subject)).some(({ state }) => state === 'waiting');

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

  /** Who asked is told when someone else said yes, in whatever way; once for all that they asked. */
  async function tellWaiting(
    trx: PlatformTransaction,
    subject: ReviewSubject,
    by: string,
    isAnswered: (language: Language) => boolean,
  ): Promise<void> {
    const waiting = (await findReviews(trx, subject)).filter(
      ({ state, language, askedBy }) => state === 'waiting' && askedBy !== by && isAnswered(language),
    );
    for (const [to, reviews] of Map.groupBy(waiting, ({ askedBy }) => askedBy)) {
      const languages = reviews.map(({ language }) => language);
      if (to !== null) await mails.tellAsker(trx, { outcome: 'approved', subject, languages, to, by, note: '' });
    }
  }

  const isFreeOf = (viewer: Viewer | undefined, isNeeded: boolean): boolean =>
    viewer === undefined ? !isNeeded : isFreeToPublish(viewer, isNeeded);

  async function approvedOf(db: PlatformDb, subject: ReviewSubject, written: Written): Promise<Language[]> {
    const reviews = await findReviews(db, subject);
    return reviews.flatMap((review) =>
      stateOfReview(review, languageNow(written, review.language)) === 'approved' ? [review.language] : [],
    );
  }

  async function use(trx: PlatformTransaction, subject: ReviewSubject, by: string, left: readonly Language[]) {
    await tellWaiting(trx, subject, by, (language) => !left.includes(language));
    await deleteReviews(trx, subject, left);
    await platform.signal(trx, pageReviewTag(subject.id));
  }

  const pages: PublishApproval = {
    isFree: async (viewer, pageId) => isFreeOf(viewer, await isNeededOnPage(pageId)),

    async approved(db, viewer, page) {
      if (isFreeOf(viewer, await isNeededOnPage(page.id))) return 'all';
      return approvedOf(db, { kind: 'page', id: page.id }, page);
    },

    async keepForPlan(trx, viewer, page, languages) {
      if (!isFreeToPublish(viewer, true) || !(await isNeededOnPage(page.id))) return;
      const by = viewer.id ?? '';
      const subject: ReviewSubject = { kind: 'page', id: page.id };
      await tellWaiting(trx, subject, by, (language) => languages.includes(language));
      for (const language of languages) {
        const now = languageNow(page, language);
        const place = { subject, language };
        await saveAnswer(trx, place, { state: 'approved', ...now, by, at: clock.now(), note: '' });
      }
      await platform.signal(trx, pageReviewTag(page.id));
    },

    async use(trx, id, by, left) {
      await use(trx, { kind: 'page', id }, by, left);
      // What readers do not have yet goes on needing the yes that its place asked for.
      if (left.length === 0) await forgetKeptApproval(trx, [id]);
    },
  };

  const items: ItemApproval = {
    isNeeded: isNeededInList,

    isFree: async (viewer, listId) => isFreeOf(viewer, await isNeededInList(listId)),

    async approved(db, viewer, { id, listId, ...written }) {
      if (isFreeOf(viewer, await isNeededInList(listId))) return 'all';
      return approvedOf(db, { kind: 'item', id }, written);
    },

    use: (trx, id, by, left) => use(trx, { kind: 'item', id }, by, left),
  };

  return { pages, items, isNeededOnPage, isAsked, keepWhereTheyStood };
}
