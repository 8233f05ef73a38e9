import { AppError } from '#platform/contract/calls/errors.ts';
import { defaultLanguage, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import {
  addOffer,
  askOfferChallenge,
  changeOffer,
  decideOffer,
  listOffers,
  postOffer,
  readOffer,
  readOfferAbout,
  returnOffer,
  withdrawOffer,
} from '../contract/item-offers.endpoints.ts';
import { offerFields } from '../contract/offer-words.ts';
import type { ItemOffersService } from './item-offers.service.ts';
import type { OfferQueueService } from './offer-queue.service.ts';

interface OfferServices {
  itemOffers: ItemOffersService;
  offerQueue: OfferQueueService;
}

/** A search engine that is given the link, and whoever stands between, keep nothing of it. */
const ofOnePerson = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' };

export const itemOffersRoutes: Route<OfferServices>[] = [
  route(readOfferAbout, ({ viewer, services }, { params, query }) =>
    services.itemOffers.about(viewer, params.guid.toLowerCase(), query),
  ),
  route(askOfferChallenge, ({ viewer, services }, { params }) =>
    services.itemOffers.challenge(viewer, params.guid.toLowerCase()),
  ),
  route(addOffer, ({ viewer, client, services }, { params, body }) =>
    services.itemOffers.add(viewer, params.guid.toLowerCase(), body, client),
  ),
  route(postOffer, async ({ viewer, client, services, locale }, { params, body }) => {
    const guid = params.guid.toLowerCase();
    const fields = await body.read();
    const language = locale.languages.find((one) => one === fields.language?.[0]) ?? defaultLanguage;
    try {
      const made = await services.itemOffers.post(viewer, guid, fields, { client, language });
      return withLanguagePrefix(`/offered/${made.guid}?key=${made.key}`, language);
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500 || error.status === 404) throw error;
      const code = error.code === 'bad-input' ? 'offer-incomplete' : error.code;
      // Back to the form of what was brought.
      const type = fields[offerFields.type]?.[0] ?? '';
      const asked = new URLSearchParams({ error: code, ...(type !== '' && { type: type.slice(0, 100) }) });
      return withLanguagePrefix(`/offer/${guid}?${asked}`, language);
    }
  }),
  route(readOffer, ({ viewer, services, answer }, { params, query }) => {
    for (const [name, value] of Object.entries(ofOnePerson)) answer.header(name, value);
    return services.itemOffers.receipt(viewer, params.guid.toLowerCase(), query);
  }),
  route(changeOffer, ({ viewer, services }, { params, body }) =>
    services.itemOffers.change(viewer, params.guid.toLowerCase(), body),
  ),
  route(withdrawOffer, async ({ viewer, client, services }, { params, body }) => {
    await services.itemOffers.withdraw({ viewer, client }, params.guid.toLowerCase(), body.key);
    return undefined;
  }),
  route(returnOffer, async ({ viewer, client, services }, { params, body }) => {
    await services.itemOffers.putBack({ viewer, client }, params.guid.toLowerCase(), body.key);
    return undefined;
  }),
  route(listOffers, ({ viewer, services }, { query }) => services.offerQueue.list(viewer, query)),
  route(decideOffer, async ({ viewer, client, services }, { params, body }) => {
    await services.offerQueue.decide({ viewer, client }, params.guid.toLowerCase(), body);
    return undefined;
  }),
];
