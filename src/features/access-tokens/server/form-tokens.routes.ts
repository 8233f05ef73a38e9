import { type Route, route } from '#platform/server/http/route.ts';
import { createFormToken, listFormTokens, revokeFormToken } from '../contract/form-tokens.endpoints.ts';
import type { FormTokensService } from './form-tokens.service.ts';

export const formTokensRoutes: Route<{ formTokens: FormTokensService }>[] = [
  route(listFormTokens, ({ viewer, services }, { params }) => services.formTokens.list(viewer, params.guid)),
  route(createFormToken, ({ viewer, client, services, answer }, { params, body }) => {
    answer.status(201);
    return services.formTokens.create(viewer, client, params.guid, body);
  }),
  route(revokeFormToken, ({ viewer, client, services }, { params }) =>
    services.formTokens.revoke(viewer, client, params.guid, params.id),
  ),
];
