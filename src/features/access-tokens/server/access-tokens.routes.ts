import { type Route, route } from '#platform/server/http/route.ts';
import { createAccessToken, listAccessTokens, revokeAccessToken } from '../contract/access-tokens.endpoints.ts';
import type { AccessTokensService } from './access-tokens.service.ts';

export const accessTokensRoutes: Route<{ accessTokens: AccessTokensService }>[] = [
  route(listAccessTokens, ({ viewer, services }) => services.accessTokens.list(viewer)),
  route(createAccessToken, ({ viewer, client, services, answer }, { body }) => {
    answer.status(201);
    return services.accessTokens.create(viewer, client, body);
  }),
  route(revokeAccessToken, ({ viewer, client, services }, { params }) =>
    services.accessTokens.revoke(viewer, client, params.id),
  ),
];
