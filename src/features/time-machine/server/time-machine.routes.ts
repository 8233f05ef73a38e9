import { type Route, route } from '#platform/server/http/route.ts';
import { readPastTimeline } from '../contract/time-machine.endpoints.ts';
import type { TimeMachineService } from './time-machine.service.ts';

export const timeMachineRoutes: Route<{ timeMachine: TimeMachineService }>[] = [
  route(readPastTimeline, ({ viewer, services }, { query }) => services.timeMachine.timeline(viewer, query)),
];
