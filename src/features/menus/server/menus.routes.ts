import { type RequestContext, type Route, route } from '#platform/server/http/route.ts';
import { readMenu } from '../contract/menus.endpoints.ts';
import { menuTag } from '../contract/menus.tags.ts';
import {
  addMenuItem,
  arrangeMenuItems,
  changeMenuItem,
  foreseeMenu,
  moveMenuItem,
  readMenuSource,
  removeMenuItem,
  restoreMenuItem,
} from '../contract/menus-writing.endpoints.ts';
import type { MenusService } from './menus.service.ts';
import type { ChangedMenu } from './menus-writing.ts';

interface Needs {
  menus: MenusService;
}

/** Moving one item can give others another address, so every change answers the menu as it is then. */
async function withMenu({ viewer, services }: RequestContext<Needs>, change: Promise<ChangedMenu>) {
  const { name, changed } = await change;
  return { ...(await services.menus.source(viewer, name)), changed };
}

export const menusRoutes: Route<Needs>[] = [
  route(readMenu, ({ viewer, services, answer }, { query }) => {
    answer.tag(menuTag);
    return services.menus.read(viewer, query.name, query.language);
  }),
  route(readMenuSource, ({ viewer, services }, { query }) => services.menus.source(viewer, query.name)),
  route(addMenuItem, (context, { query, body }) =>
    withMenu(context, context.services.menus.add(context, query.name, body)),
  ),
  route(changeMenuItem, (context, { params, body }) =>
    withMenu(context, context.services.menus.change(context, params.guid, body)),
  ),
  route(moveMenuItem, (context, { params, body }) =>
    withMenu(context, context.services.menus.move(context, params.guid, body)),
  ),
  route(removeMenuItem, (context, { params }) =>
    withMenu(context, context.services.menus.remove(context, params.guid)),
  ),
  route(restoreMenuItem, (context, { params }) =>
    withMenu(context, context.services.menus.restore(context, params.guid)),
  ),
  route(arrangeMenuItems, async (context, { query, body }) => {
    await context.services.menus.arrange(context, query.name, body);
    return context.services.menus.source(context.viewer, query.name);
  }),
  route(foreseeMenu, ({ viewer, services }, { body }) => services.menus.foresee(viewer, body.addresses)),
];
