import { itemTypesTag } from '#features/item-types/contract/item-types.tags.ts';
import { menuTag } from '#features/menus/contract/menus.tags.ts';
import { pagesTag } from '#features/pages/contract/pages.tags.ts';
import { lookerOf } from '#features/statistics/server/counted-readers.service.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import { popularSearches, searchSite, suggestSearch } from '../contract/search.endpoints.ts';
import {
  changePromotion,
  deletePromotion,
  listPromotions,
  makePromotion,
  orderPromotions,
  readSearchFigures,
} from '../contract/search-admin.endpoints.ts';
import { changeSynonyms, deleteSynonyms, listSynonyms, makeSynonyms } from '../contract/synonyms.endpoints.ts';
import type { SearchService } from './search.service.ts';

export const searchRoutes: Route<{ search: SearchService }>[] = [
  route(searchSite, (request, { query }) => {
    request.answer.tag(menuTag, pagesTag);
    return request.services.search.find(request.viewer, query, lookerOf(request));
  }),
  route(suggestSearch, async ({ viewer, services, answer }, { query }) => {
    const { suggestions, tags, changesAt } = await services.search.suggest(viewer, query);
    answer.tag(menuTag, pagesTag, itemTypesTag, ...tags);
    answer.expire(services.search.keptUntil());
    answer.expire(changesAt);
    return suggestions;
  }),
  route(popularSearches, ({ viewer, services, answer }, { query }) => {
    answer.tag(menuTag, pagesTag);
    answer.expire(services.search.keptUntil());
    return services.search.popular(viewer, query.language);
  }),
  route(readSearchFigures, ({ viewer, services }, { query }) => services.search.figures(viewer, query)),
  route(listPromotions, ({ viewer, services }, { query }) => services.search.listPromotions(viewer, query.language)),
  route(makePromotion, (request, { body }) => request.services.search.makePromotion(request, body)),
  route(changePromotion, (request, { params, body }) =>
    request.services.search.changePromotion(request, params.id, body),
  ),
  route(deletePromotion, async (request, { params }) => {
    await request.services.search.deletePromotion(request, params.id);
    return undefined;
  }),
  route(orderPromotions, async (request, { body }) => {
    await request.services.search.orderPromotions(request, body);
    return undefined;
  }),
  route(listSynonyms, ({ viewer, services }, { query }) => services.search.listSynonyms(viewer, query.language)),
  route(makeSynonyms, (request, { body }) => request.services.search.makeSynonyms(request, body)),
  route(changeSynonyms, (request, { params, body }) =>
    request.services.search.changeSynonyms(request, params.id, body),
  ),
  route(deleteSynonyms, async (request, { params }) => {
    await request.services.search.deleteSynonyms(request, params.id);
    return undefined;
  }),
];
