import { type Route, route } from '#platform/server/http/route.ts';
import {
  explainHandlers,
  explainPage,
  explainPages,
  startViewingAs,
  stopViewingAs,
} from '../contract/access.endpoints.ts';
import type { AccessService } from './access.service.ts';
import type { ViewAsService } from './view-as.service.ts';

export const accessRoutes: Route<{ access: AccessService; viewAs: ViewAsService }>[] = [
  route(explainPages, ({ viewer, services }, { query }) => services.access.pages(viewer, query.as, query.language)),
  route(explainPage, ({ viewer, services }, { query }) =>
    services.access.page(viewer, query.as, query.page, query.language),
  ),
  route(explainHandlers, ({ viewer, services }, { query }) =>
    services.access.handlers(viewer, query.form.toLowerCase()),
  ),
  route(startViewingAs, async ({ viewer, client, services, answer }, { body }) => {
    const { seen, cookie } = await services.viewAs.start(viewer, client, body.as);
    answer.header('set-cookie', cookie);
    return seen;
  }),
  route(stopViewingAs, async ({ viewer, client, services, answer }) => {
    const { stopped, cookie } = await services.viewAs.stop(viewer, client);
    answer.header('set-cookie', cookie);
    return { stopped };
  }),
];
