import { type Route, route } from '#platform/server/http/route.ts';
import { listFormChoices } from '../contract/forms.endpoints.ts';
import type { LiveFormsService } from './live-forms.service.ts';

export const formChoicesRoutes: Route<{ liveForms: LiveFormsService }>[] = [
  route(listFormChoices, ({ viewer, services }, { query }) => services.liveForms.choices(viewer, query.language)),
];
