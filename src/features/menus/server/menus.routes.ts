import { type Route, route } from '#platform/server/http/route.ts';
import { readMenu } from '../contract/menus.endpoints.ts';
import type { MenusService } from './menus.service.ts';

export const menusRoutes: Route<{ menus: MenusService }>[] = [
  route(readMenu, ({ viewer, services, answer }, { query }) => {
    answer.tag('menu');
    return services.menus.read(viewer, query.name, query.language);
  }),
];
