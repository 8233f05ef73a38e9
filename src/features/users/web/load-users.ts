import { listInvitations } from '#features/invitations/contract/invitations.endpoints.ts';
import { readMailStatus } from '#features/mail/contract/mail.endpoints.ts';
import { isAccountCategory } from '#features/profiles/contract/account-category.ts';
import { listRoles } from '#features/roles/contract/roles.endpoints.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import { load, loadFresh } from '#platform/web/api/load-cache.ts';
import { listUsers, readUser } from '../contract/users.endpoints.ts';
import { usersQueryOf } from './users-address.ts';

interface App {
  call: Call;
  loadCache: Parameters<typeof load>[0]['loadCache'];
}

/** Only how many there are: one row is the least that can be asked for. */
export const openInvitationsInput = { query: { state: 'Open', itemCount: 1 } } as const;

export const loadUsers = (app: App, url: URL): Promise<unknown> =>
  Promise.all([
    loadFresh(app, listUsers, { query: usersQueryOf(url.searchParams) }),
    load(app, listRoles, {}),
    load(app, listInvitations, openInvitationsInput),
  ]);

export const loadUser = async (app: App, url: URL): Promise<unknown> => {
  const [, guid = '', category] = /\/admin\/users\/([^/]+)\/([^/]+)/.exec(url.pathname) ?? [];
  if (!isAccountCategory(category)) throw notFound();
  return Promise.all([
    loadFresh(app, readUser, { params: { guid } }),
    load(app, listRoles, {}),
    load(app, readMailStatus, {}),
  ]);
};
