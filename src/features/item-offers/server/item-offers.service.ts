import type { OfferParts } from './offer-parts.ts';
import { createOfferPeopleService } from './offer-people.service.ts';
import { createOfferPlaces } from './offer-places.ts';
import { createOfferProofs } from './offer-proofs.ts';
import { createOfferQueueService } from './offer-queue.service.ts';
import { createOfferReading } from './offer-reading.ts';
import { createOfferWriting } from './offer-writing.ts';

export type ItemOffersService = ReturnType<typeof createItemOffersServices>['itemOffers'];

/** Items that anyone may bring to a list (product.md §1.2): proven by mail, or looked at by an editor. */
export function createItemOffersServices(parts: OfferParts) {
  const places = createOfferPlaces(parts);
  const writing = createOfferWriting(parts, places);
  const { requireMine, ...written } = writing;
  return {
    itemOffers: { ...createOfferReading({ ...parts, requireMine }, places), ...written },
    /** How what is brought is proven (features/contributions). */
    offerProofs: createOfferProofs(parts),
    offerQueue: createOfferQueueService(parts, places),
    offerPeople: createOfferPeopleService(parts),
  };
}
