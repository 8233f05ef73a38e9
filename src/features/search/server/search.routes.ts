import { type Route, route } from '#platform/server/http/route.ts';
import { searchSite } from '../contract/search.endpoints.ts';
import type { SearchService } from './search.service.ts';

export const searchRoutes: Route<{ search: SearchService }>[] = [
  route(searchSite, ({ viewer, services, answer }, { query }) => {
    answer.tag('menu', 'pages');
    return services.search.find(viewer, query);
  }),
];
