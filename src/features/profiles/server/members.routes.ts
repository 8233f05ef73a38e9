import { type Route, route } from '#platform/server/http/route.ts';
import { listMembers } from '../contract/members.endpoints.ts';
import type { MembersService } from './members.service.ts';

export const membersRoutes: Route<{ members: MembersService }>[] = [
  route(listMembers, ({ viewer, services }, { query }) => services.members.list(viewer, query)),
];
