import { type Route, route } from '#platform/server/http/route.ts';
import { countFormStep } from '../../contract/figures/step-counts.endpoints.ts';
import type { StepCountsService } from './step-counts.service.ts';

export const stepCountsRoutes: Route<{ stepCounts: StepCountsService }>[] = [
  route(countFormStep, async ({ viewer, client, services }, { params, body }) => {
    await services.stepCounts.count(viewer, params.guid.toLowerCase(), { ...body, userAgent: client.userAgent });
    return undefined;
  }),
];
