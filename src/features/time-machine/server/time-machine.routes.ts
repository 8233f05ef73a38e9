import { type Route, route } from '#platform/server/http/route.ts';
import { listPastLinks, makePastLink, readPastTimeline, revokePastLink } from '../contract/time-machine.endpoints.ts';
import type { TimeMachineService } from './time-machine.service.ts';

export const timeMachineRoutes: Route<{ timeMachine: TimeMachineService }>[] = [
  route(readPastTimeline, ({ viewer, services }, { query }) => services.timeMachine.timeline(viewer, query)),
  route(listPastLinks, ({ viewer, services }) => services.timeMachine.links.list(viewer)),
  route(makePastLink, ({ viewer, client, services }, { body }) =>
    services.timeMachine.links.make({ viewer, client }, body),
  ),
  route(revokePastLink, async ({ viewer, client, services }, { params }) => {
    await services.timeMachine.links.revoke({ viewer, client }, params.id.toLowerCase());
    return undefined;
  }),
];
