import type { Language } from '#platform/contract/texts/language.ts';
import { load, loadFresh } from '#platform/web/api/load-cache.ts';
import type { ScreenApp } from '#platform/web/screens/feature-screen.ts';
import { listOffers, readOffer, readOfferAbout } from '../contract/item-offers.endpoints.ts';

const lastOf = (url: URL): string => url.pathname.split('/').at(-1) ?? '';

export const aboutInput = (guid: string, language: Language, type: string | null) => ({
  params: { guid },
  query: { language, ...(type !== null && type.length <= 100 && { type }) },
});

export const loadOffering = (app: ScreenApp, url: URL): Promise<unknown> =>
  loadFresh(app, readOfferAbout, aboutInput(lastOf(url), app.language, url.searchParams.get('type')));

export const receiptInput = (guid: string, search: URLSearchParams, language: Language) => {
  const key = search.get('key') ?? '';
  return { params: { guid }, query: { language, ...(/^[\w-]{22,64}$/.test(key) && { key }) } };
};

/** With what its form asks, for who changes it. */
export async function loadOffered(app: ScreenApp, url: URL): Promise<unknown> {
  const offer = await loadFresh(app, readOffer, receiptInput(lastOf(url), url.searchParams, app.language));
  if (offer.canChange) await load(app, readOfferAbout, aboutInput(offer.listGuid, app.language, offer.typeName));
  return offer;
}

export const queueInput = (search: URLSearchParams, language: Language) => ({
  query: { language, pageNumber: Math.max(1, Math.trunc(Number(search.get('page'))) || 1) },
});

export const loadOffers = (app: ScreenApp, url: URL): Promise<unknown> =>
  loadFresh(app, listOffers, queueInput(url.searchParams, app.language));
