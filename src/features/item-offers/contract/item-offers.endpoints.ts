import { z } from 'zod';
import { itemAudit } from '#features/list-items/contract/list-items.audit.ts';
import { itemsTag, itemTag, listTag, sitemapTag } from '#features/list-items/contract/list-items.tags.ts';
import { posted, redirect } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Challenge } from '#platform/contract/robots/challenge.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { offerAudit } from './item-offers.audit.ts';
import { offersTag } from './item-offers.tags.ts';
import {
  ChangedOffer,
  DecidedOffer,
  MadeOffer,
  NewOffer,
  OfferAbout,
  OfferKey,
  OfferQueue,
  OfferReceipt,
} from './offer.ts';

const feature = 'item-offers';
const access = 'public';
const one = z.object({ guid: Guid });
const inLanguage = z.object({ language: Language.default('nl') });
const bodyLimit = 64 * 1024;
const nobodysRight = { nothing: 'what people bring is in its list, and nobody gets a right' } as const;
/** An item appears or goes, or an editor has something to look at. */
const touches = [itemTag, listTag, itemsTag, sitemapTag, offersTag];

export const readOfferAbout = defineEndpoint({
  method: 'GET',
  path: '/api/offers:to/{guid}',
  access,
  feature,
  summary: 'What one is asked to bring an item to a list, and what one has to do for it',
  params: one,
  query: inLanguage.extend({ type: z.string().max(100).optional() }),
  output: OfferAbout,
});

export const askOfferChallenge = defineEndpoint({
  method: 'POST',
  path: '/api/offers:to/{guid}/challenge',
  access,
  feature,
  summary: 'A sum to be done before bringing something, for who is not signed in',
  params: one,
  callsPerMinute: 60,
  audits: { nothing: 'it only asks for something' },
  touches: [],
  output: Challenge,
});

export const addOffer = defineEndpoint({
  method: 'POST',
  path: '/api/offers:to/{guid}',
  access,
  feature,
  summary: 'Bring an item to a list; the same key again is the same item',
  params: one,
  body: NewOffer,
  bodyLimit,
  callsPerMinute: 20,
  audits: nobodysRight,
  touches,
  output: MadeOffer,
});

export const postOffer = defineEndpoint({
  method: 'POST',
  path: '/offer/{guid}',
  access,
  feature,
  summary: 'The same, sent by a browser without script',
  params: one,
  body: posted(),
  bodyLimit,
  callsPerMinute: 20,
  audits: nobodysRight,
  touches,
  output: redirect(),
});

export const readOffer = defineEndpoint({
  method: 'GET',
  path: '/api/offers/{guid}',
  access,
  feature,
  summary: 'What somebody brought and how it is with it, for themselves',
  params: one,
  query: inLanguage.extend({ key: OfferKey.optional() }),
  output: OfferReceipt,
});

export const changeOffer = defineEndpoint({
  method: 'PUT',
  path: '/api/offers/{guid}',
  access,
  feature,
  summary: 'Write what one brought anew, until readers have it',
  params: one,
  body: ChangedOffer,
  bodyLimit,
  callsPerMinute: 30,
  audits: nobodysRight,
  touches: [offersTag],
  output: MadeOffer,
});

export const withdrawOffer = defineEndpoint({
  method: 'POST',
  path: '/api/offers/{guid}/withdraw',
  access,
  feature,
  summary: 'Take back what one brought; an item goes to the trash',
  params: one,
  body: z.object({ key: OfferKey.optional() }),
  callsPerMinute: 30,
  audits: [itemAudit.deleted],
  touches,
  output: z.undefined(),
});

export const returnOffer = defineEndpoint({
  method: 'POST',
  path: '/api/offers/{guid}/return',
  access,
  feature,
  summary: 'Bring again what one took back less than a day ago',
  params: one,
  body: z.object({ key: OfferKey.optional() }),
  callsPerMinute: 30,
  audits: [itemAudit.restored],
  touches,
  output: z.undefined(),
});

export const listOffers = defineEndpoint({
  method: 'GET',
  path: '/api/offers:queue',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'What people brought that waits for an editor, in the lists that one edits; the oldest first',
  query: inLanguage.extend({ pageNumber: z.coerce.number().int().min(1).max(100_000).default(1) }),
  output: OfferQueue,
});

export const decideOffer = defineEndpoint({
  method: 'POST',
  path: '/api/offers/{guid}/decision',
  access: 'user',
  feature,
  summary: 'Put what somebody brought in its list, or refuse it with a reason; who brought it is told by mail',
  params: one,
  body: DecidedOffer,
  audits: [offerAudit.placed, offerAudit.refused],
  touches,
  output: z.undefined(),
});
