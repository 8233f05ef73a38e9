import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badInput } from '#platform/contract/errors.ts';
import { requireAccess } from '#platform/server/http/dispatch.ts';
import type { RequestContext } from '#platform/server/http/route.ts';
import { byteOrderMark, csvLine } from '../contract/csv-line.ts';
import { UserFilter } from '../contract/user-filter.ts';
import type { UsersService } from './users.service.ts';

interface ExportServices {
  users: UsersService;
}

export type ResolveContext = (request: FastifyRequest) => Promise<RequestContext<ExportServices>>;

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

/** A file of any length, written while it is read: not a declared call, because its answer is no JSON. */
export function registerUsersExport(app: FastifyInstance, resolve: ResolveContext): void {
  app.get('/api/users::export', async (request, reply) => {
    const { viewer, client, services } = await resolve(request);
    requireAccess(viewer, 'admin');
    const filter = UserFilter.safeParse(request.query);
    if (!filter.success) {
      throw badInput(
        filter.error.issues.map(({ path, code, message }) => ({ path: ['query', ...path].join('.'), code, message })),
      );
    }
    const roles = await services.users.beginExport({ viewer, client }, filter.data);
    const lines = async function* (): AsyncGenerator<string> {
      yield byteOrderMark + csvLine(headings);
      for await (const people of services.users.each(viewer, filter.data)) {
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
    };
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="gebruikers.csv"',
        'cache-control': 'no-store',
      })
      .send(Readable.from(lines()));
  });
}
