import { type Route, route } from '#platform/server/http/route.ts';
import { byteOrderMark, csvLine } from '../contract/csv-line.ts';
import { exportUsers } from '../contract/users.endpoints.ts';
import type { UsersService } from './users.service.ts';

const headings = [
  'guid',
  'name',
  'email',
  'accountType',
  'origin',
  'isActive',
  'emailVerified',
  'roles',
  'lastSeenAt',
  'createdAt',
];

/** A file of any length, written while it is read. */
export const usersExportRoutes: Route<{ users: UsersService }>[] = [
  route(exportUsers, async ({ viewer, client, services, answer }, { query }) => {
    const roles = await services.users.beginExport({ viewer, client }, query);
    answer.header('content-disposition', 'attachment; filename="leden.csv"');
    return lines(services.users.each(viewer, query), roles);
  }),
];

type Exported = ReturnType<UsersService['each']>;

async function* lines(all: Exported, roles: Map<string, string>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(headings);
  for await (const people of all) {
    yield people
      .map((one) =>
        csvLine([
          one.id,
          one.name,
          one.email,
          one.accountType,
          one.origin,
          String(one.isActive),
          String(one.emailVerified),
          (one.roleIds ?? []).map((id) => roles.get(id) ?? id).join(', '),
          one.lastSeenAt?.toISOString() ?? '',
          one.createdAt.toISOString(),
        ]),
      )
      .join('');
  }
}
