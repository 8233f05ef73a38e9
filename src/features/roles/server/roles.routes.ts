import { type Route, route } from '#platform/server/http/route.ts';
import {
  addRoleMembers,
  changeRole,
  createRole,
  deleteRole,
  listRoleMembers,
  listRoles,
  readRole,
  removeRoleMember,
} from '../contract/roles.endpoints.ts';
import type { RolesService } from './roles.service.ts';

export const rolesRoutes: Route<{ roles: RolesService }>[] = [
  route(listRoles, ({ viewer, services }) => services.roles.list(viewer)),
  route(readRole, ({ viewer, services }, { params, query }) => services.roles.read(viewer, params.id, query.language)),
  route(createRole, ({ viewer, client, services }, { body }) => services.roles.create({ viewer, client }, body)),
  route(changeRole, ({ viewer, client, services }, { params, body }) =>
    services.roles.change({ viewer, client }, params.id, body),
  ),
  route(deleteRole, async ({ viewer, client, services }, { params }) => {
    await services.roles.remove({ viewer, client }, params.id);
    return undefined;
  }),
  route(listRoleMembers, ({ viewer, services }, { params, query }) => services.roles.members(viewer, params.id, query)),
  route(addRoleMembers, ({ viewer, client, services }, { params, body }) =>
    services.roles.addMembers({ viewer, client }, params.id, body.guids),
  ),
  route(removeRoleMember, async ({ viewer, client, services }, { params }) => {
    await services.roles.removeMember({ viewer, client }, params.id, params.guid);
    return undefined;
  }),
];
