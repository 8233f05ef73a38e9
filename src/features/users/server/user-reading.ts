import type { CredentialsService } from '#features/auth/server/credentials.service.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import { type AccountType, accountTypes, type Viewer } from '#platform/contract/rights/viewer.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import type { UserDetail, UserList, UserSummary } from '../contract/user.ts';
import { isUnfiltered, type UserFilter, type UserListQuery } from '../contract/user-filter.ts';
import { decideChangeUser, decideDeleteUser, givableTypes } from '../contract/user-rules.ts';
import type { UserSort } from '../contract/user-sort.ts';
import { peopleNumberTag } from '../contract/users.tags.ts';
import { othersThan } from './other-admins.ts';
import { findInviter, findUser, listActiveAdmins, listRoleIds } from './user-change.repository.ts';
import {
  countMatches,
  countSeenSince,
  findNamedIds,
  findUserIds,
  findUsersAfter,
  findUsersByIds,
  type UserSummaryRow,
} from './user-list.repository.ts';

type Admins = readonly { id: string; accountType: AccountType }[];

const batchSize = 1000;
const fewSkipped = 1000;

export type NamedPerson = Pick<UserSummary, 'guid' | 'name' | 'email' | 'accountType'>;

export type ContentOf = (userId: string) => Promise<UserDetail['content']>;

interface UserReadingParts {
  platform: Platform;
  clock: Clock;
  credentials: Pick<CredentialsService, 'methodsOf' | 'countSessions'>;
  contentOf: ContentOf;
}

/** Everything that admins read of people. */
export function createUserReading({ platform, clock, credentials, contentOf }: UserReadingParts) {
  const { db } = platform;

  /** All of them is asked most, and changes seldom. */
  const count = (filter: UserFilter, now: Date): Promise<number> =>
    isUnfiltered(filter)
      ? platform.remember('number-of-people', [peopleNumberTag], () => countMatches(db, filter, now))
      : countMatches(db, filter, now);

  async function list(viewer: Viewer, query: UserListQuery): Promise<UserList> {
    requireAdmin(viewer);
    const now = clock.now();
    const [sort, direction] = query.sort_by.split('_') as [UserSort, 'asc' | 'desc'];
    const limit = query.itemCount;
    const offset = (query.pageNumber - 1) * limit;
    const page = { filter: query, sort, direction, offset, limit, now };
    // A page near the start does not wait for the count; a far one is counted from the nearer end.
    const [near, totalNumberOfItems, admins] = await Promise.all([
      offset <= fewSkipped ? findUserIds(db, page) : undefined,
      count(query, now),
      listActiveAdmins(db),
    ]);
    const ids = near ?? (await findUserIds(db, { ...page, total: totalNumberOfItems }));
    const rows = await findUsersByIds(db, ids);
    return { users: rows.map((row) => presentUser(viewer, row, admins)), totalNumberOfItems };
  }

  async function read(viewer: Viewer, id: string): Promise<UserDetail> {
    requireAdmin(viewer);
    const row = await findUser(db, id);
    if (row === undefined) throw notFound();
    const [roleIds, admins, signInMethods, sessionCount, inviter, content] = await Promise.all([
      listRoleIds(db, id),
      listActiveAdmins(db),
      credentials.methodsOf(id),
      credentials.countSessions(id),
      findInviter(db, id),
      contentOf(id),
    ]);
    const { firstName, middleName, lastName, properties, termsAsked, termsVersion, ...rest } = row;
    const summary = presentUser(viewer, { ...rest, roleIds }, admins);
    return {
      ...summary,
      firstName,
      middleName,
      lastName,
      properties,
      ...(termsAsked ? { termsOfUseVersionAccepted: termsVersion } : {}),
      invitedBy: inviter === undefined ? null : { name: inviter.name, at: inviter.at.toISOString() },
      signInMethods,
      sessionCount,
      content,
      can: { ...summary.can, accountTypes: givableTypes(viewer, row, accountTypes) },
    };
  }

  /** All that a filter finds, a thousand at a time, so that a file of any length costs the same memory. */
  async function* each(viewer: Viewer, filter: UserFilter): AsyncGenerator<UserSummaryRow[]> {
    requireAdmin(viewer);
    let after = '';
    for (;;) {
      const rows = await findUsersAfter(db, filter, clock.now(), after, batchSize);
      const last = rows.at(-1);
      if (last === undefined) return;
      yield rows;
      after = last.id;
    }
  }

  /** The first few people by words of their name, or else of their address. */
  async function named(viewer: Viewer, words: readonly string[], limit: number): Promise<NamedPerson[]> {
    requireAdmin(viewer);
    const ids = await findNamedIds(db, { words, limit, now: clock.now() });
    const rows = await findUsersByIds(db, ids);
    return rows.map(({ id, name, email, accountType }) => ({ guid: id, name, email, accountType }));
  }

  /** How many of those who may sign in were here since then. */
  async function seenSince(viewer: Viewer, since: Date) {
    requireAdmin(viewer);
    return countSeenSince(db, since);
  }

  return { list, named, read, each, seenSince };
}

function presentUser(viewer: Viewer, row: UserSummaryRow, admins: Admins): UserSummary {
  const others = othersThan(row.id, admins);
  return {
    guid: row.id,
    name: row.name,
    email: row.email,
    accountType: row.accountType,
    origin: row.origin,
    isActive: row.isActive,
    emailVerified: row.emailVerified,
    roleIds: row.roleIds ?? [],
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    can: {
      deactivate: row.isActive && decideChangeUser(viewer, row, { isActive: false }, others).allowed,
      delete: decideDeleteUser(viewer, row, others).allowed,
    },
  };
}
