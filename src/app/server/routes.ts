import type { Route } from '#platform/server/http/route.ts';
import { apiDocsRoutes } from './api-docs.routes.ts';
import { buildingBlocksRoutes } from './building-blocks.routes.ts';
import { cacheRoutes } from './cache.routes.ts';
import { foundRoutes } from './found.generated.ts';
import { liveRoutes } from './live.routes.ts';
import { withoutMenuWhenClosed } from './requests/closed-menu.ts';
import type { Services } from './services/services.ts';
import { todayRoutes } from './today.routes.ts';

const calls: Route<Services>[] = [
  ...foundRoutes.flat().map(withoutMenuWhenClosed),
  ...buildingBlocksRoutes,
  ...cacheRoutes,
  ...liveRoutes,
  ...todayRoutes,
];

/** Every declared call of the product. */
export const routes: Route<Services>[] = [...calls, ...apiDocsRoutes(calls)];
