import type { SessionsService } from '#features/auth/server/sessions/sessions.service.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import {
  changeUser,
  changeUsers,
  deleteUser,
  endUserSessions,
  listUserSessions,
  listUsers,
  readUser,
} from '../contract/users.endpoints.ts';
import type { UsersService } from './users.service.ts';

export const usersRoutes: Route<{ users: UsersService; sessions: SessionsService }>[] = [
  route(listUsers, ({ viewer, services }, { query }) => services.users.list(viewer, query)),
  route(readUser, ({ viewer, services }, { params }) => services.users.read(viewer, params.guid)),
  route(changeUser, async ({ viewer, client, services }, { params, body }) => {
    await services.users.change({ viewer, client }, params.guid, body);
    return services.users.read(viewer, params.guid);
  }),
  route(deleteUser, async ({ viewer, client, services }, { params, query }) => {
    await services.users.remove({ viewer, client }, params.guid, query.giveTo);
    return undefined;
  }),
  route(listUserSessions, ({ viewer, client, services }, { params }) =>
    services.sessions.list(viewer, client, params.guid),
  ),
  route(endUserSessions, ({ viewer, client, services }, { params }) =>
    services.sessions.endAllOf(viewer, client, params.guid),
  ),
  route(changeUsers, ({ viewer, client, services }, { body }) => services.users.bulk({ viewer, client }, body)),
];
