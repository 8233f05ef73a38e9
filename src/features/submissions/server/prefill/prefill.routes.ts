import { type Route, route } from '#platform/server/http/route.ts';
import { readPrefill } from '../../contract/submissions.endpoints.ts';
import type { PrefillService } from './prefill.service.ts';

export const prefillRoutes: Route<{ prefill: PrefillService }>[] = [
  route(readPrefill, ({ viewer, services }, { params }) => services.prefill.read(viewer, params.guid.toLowerCase())),
];
