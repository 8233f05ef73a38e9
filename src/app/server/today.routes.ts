import { readToday } from '#features/today/contract/today.endpoints.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import { foundAttention } from './found.generated.ts';
import type { Services } from './services/services.ts';

/** Here and not with its feature, because whatever any feature has to say is asked of that feature's own services. */
export const todayRoutes: Route<Services>[] = [
  route(readToday, ({ viewer, services, locale, log }, { query }) =>
    services.today.read(
      viewer,
      { language: query.language, timeZone: locale.timeZone },
      { features: foundAttention, services, log },
    ),
  ),
];
