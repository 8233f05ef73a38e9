import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import { offersTag } from '../contract/item-offers.tags.ts';
import { daysKept } from '../contract/offer-rules.ts';
import type { OfferParts } from './offer-parts.ts';
import { deleteBefore, deleteOffersOf, findOffersOf } from './offers.repository.ts';

const day = 24 * 60 * 60 * 1000;

export type OfferPeopleService = ReturnType<typeof createOfferPeopleService>;

/** What is kept of who brings something, and for how long. */
export function createOfferPeopleService({ platform, clock }: Pick<OfferParts, 'platform' | 'clock'>) {
  const ago = (days: number): Date => new Date(clock.now().getTime() - days * day);
  return {
    /** With an account that goes. What became an item stays in its list, as other items do. */
    async removeOf(trx: PlatformTransaction, touch: Touch, userId: string): Promise<undefined> {
      await deleteOffersOf(trx, userId);
      touch(offersTag);
    },

    /** For the download of one's own data. */
    async exported(viewer: Viewer): Promise<object[]> {
      const rows = await findOffersOf(platform.db, requireUserId(viewer));
      return rows.map(({ guid, title, words, posted, status, reason, createdAt }) => ({
        ...{ guid, title, text: words, answers: posted, status, reason },
        at: createdAt.toISOString(),
      }));
    },

    /** product.md §2: what nobody proved goes after a week; the rest when it cannot come back. */
    async forgetOld(): Promise<void> {
      await deleteBefore(platform.db, 'unproven', ago(daysKept.unproven));
      await deleteBefore(platform.db, 'withdrawn', ago(daysKept.withdrawn));
      await deleteBefore(platform.db, 'refused', ago(daysKept.refused));
    },
  };
}
