import type { ContributionKindService } from '#features/contributions/server/contribution-kind.service.ts';
import { gone } from '#platform/contract/calls/errors.ts';
import { anonymousViewer, systemViewer } from '#platform/contract/rights/viewer.ts';
import { wayToAdd } from '#platform/contract/rights/way-to-add.ts';
import { offersTag } from '../contract/item-offers.tags.ts';
import { provenState } from '../contract/offer-rules.ts';
import type { OfferParts } from './offer-parts.ts';
import { isMine, mailedPath } from './offer-rights.ts';
import { findOffer, lockOffer, setOwner, setProofAddress, setStanding } from './offers.repository.ts';
import { placedOf } from './placed-offer.ts';

/** Items of who has no account are there once their address is proven (visibility Verify, source kind ListItem). */
export function createOfferProofs({ platform, clock, authSecret, items }: OfferParts): ContributionKindService {
  const { db } = platform;
  // Whoever proves has no session here; whether the list is still there does not depend on them.
  const proving = systemViewer('prove');

  return {
    async read(guid) {
      const row = await findOffer(db, guid);
      if (row === undefined || row.status === 'withdrawn') return undefined;
      if ((await items.placed.placeOf(proving, row.listGuid)) === undefined) return undefined;
      return { title: row.title, address: row.email, isProven: row.status !== 'unproven' };
    },

    async isMine(viewer, guid, key) {
      const row = await findOffer(db, guid);
      return row !== undefined && isMine(authSecret, viewer, row, key);
    },

    async changeAddress(trx, guid, address) {
      await setProofAddress(trx, guid, address);
    },

    async proven(trx, touch, guid, account) {
      const row = await lockOffer(trx, guid);
      if (row?.status !== 'unproven') throw gone();
      const place = await items.placed.placeOf(proving, row.listGuid);
      if (place === undefined) throw gone();
      // What was open when it was written may be closed by now, or take something else: then an editor says what becomes of it.
      const isStillOpen = ['proof', 'guest'].includes(wayToAdd(anonymousViewer, place.list.addition));
      const isTaken = place.types.some(({ name }) => name === row.typeName);
      const words = `${row.title}\n${row.words}`;
      const status = provenState({ isLookedAt: place.isLookedAt || !isStillOpen || !isTaken, words, isTrusted: true });
      await setOwner(trx, guid, account.id);
      await setStanding(trx, guid, { status, now: clock.now() });
      if (status === 'shown') await items.placed.place(trx, touch, placedOf(row), account.id);
      else touch(offersTag);
    },

    pathOf: (guid) => mailedPath(authSecret, guid),
  };
}
