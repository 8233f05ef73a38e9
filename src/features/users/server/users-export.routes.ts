import { byteOrderMark, csvLine, csvMoment } from '#platform/contract/files/csv-line.ts';
import { defaultLanguage, isProductLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import { exportUsers } from '../contract/users.endpoints.ts';
import en from '../messages/en.admin.json' with { type: 'json' };
import nl from '../messages/nl.admin.json' with { type: 'json' };
import type { UsersService } from './users.service.ts';

/** A file of any length, written while it is read. */
export const usersExportRoutes: Route<{ users: UsersService }>[] = [
  route(exportUsers, async ({ viewer, client, services, answer, locale }, { query: { language, ...filter } }) => {
    const roles = await services.users.beginExport({ viewer, client }, filter);
    answer.header('content-disposition', 'attachment; filename="leden.csv"');
    return lines(services.users.each(viewer, filter), { roles, language, timeZone: locale.timeZone });
  }),
];

type Exported = ReturnType<UsersService['each']>;
interface Reader {
  roles: Map<string, string>;
  language: Language;
  timeZone: TimeZone;
}

/** In the words of the screen it is asked on. */
async function* lines(all: Exported, { roles, language, timeZone }: Reader): AsyncGenerator<string> {
  const { users } = { nl, en }[isProductLanguage(language) ? language : defaultLanguage];
  const { admin, exported } = users;
  const yesOrNo = (is: boolean) => (is ? exported.yes : exported.no);
  yield byteOrderMark +
    csvLine([
      admin.name,
      admin.email,
      admin.type,
      admin.origin,
      exported.isActive,
      exported.emailVerified,
      admin.roles,
      admin.lastSeen,
      admin.created,
      exported.guid,
    ]);
  for await (const people of all) {
    yield people
      .map((one) =>
        csvLine([
          one.name,
          one.email,
          users.type[one.accountType],
          users.originShort[one.origin],
          yesOrNo(one.isActive),
          yesOrNo(one.emailVerified),
          (one.roleIds ?? []).map((id) => roles.get(id) ?? id).join(', '),
          csvMoment(one.lastSeenAt?.toISOString() ?? null, timeZone),
          csvMoment(one.createdAt.toISOString(), timeZone),
          one.id,
        ]),
      )
      .join('');
  }
}
