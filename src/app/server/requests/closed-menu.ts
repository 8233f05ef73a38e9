import { readMenu } from '#features/menus/contract/menus.endpoints.ts';
import { isClosedTo } from '#features/settings/contract/closed-site.ts';
import { settingsTag } from '#features/settings/contract/settings.tags.ts';
import type { Route } from '#platform/server/http/route.ts';
import type { Services } from '../services/services.ts';

/** Signing in and the other screens at the door are drawn with a menu, and it names no page of a closed site. */
export const withoutMenuWhenClosed = (route: Route<Services>): Route<Services> =>
  route.endpoint !== readMenu
    ? route
    : {
        ...route,
        async handle(context, input) {
          const menu = (await route.handle(context, input)) as object;
          context.answer.tag(settingsTag);
          return isClosedTo(context.viewer, await context.services.settings.all()) ? { ...menu, items: [] } : menu;
        },
      };
