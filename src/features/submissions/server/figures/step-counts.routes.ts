import { lookerOf } from '#features/statistics/server/counted-readers.service.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import { countFormStep } from '../../contract/figures/step-counts.endpoints.ts';
import type { StepCountsService } from './step-counts.service.ts';

export const stepCountsRoutes: Route<{ stepCounts: StepCountsService }>[] = [
  route(countFormStep, async (request, { params, body }) => {
    await request.services.stepCounts.count(lookerOf(request), params.guid.toLowerCase(), body);
    return undefined;
  }),
];
