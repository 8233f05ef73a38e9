import { readMailStatus } from '#features/mail/contract/mail.endpoints.ts';
import { listRoles } from '#features/roles/contract/roles.endpoints.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { load, loadFresh } from '#platform/web/api/load-cache.ts';
import { invitationStates } from '../contract/invitation-state.ts';
import { listInvitations } from '../contract/invitations.endpoints.ts';

interface App {
  call: Call;
  loadCache: Parameters<typeof load>[0]['loadCache'];
}

export function invitationsInput(search: URLSearchParams) {
  const state = invitationStates.find((one) => one === search.get('state'));
  return {
    query: {
      search: (search.get('q') ?? '').slice(0, 200),
      pageNumber: Math.min(Math.max(1, Math.trunc(Number(search.get('page'))) || 1), 1_000_000),
      ...(state === undefined ? {} : { state }),
    },
  };
}

export const loadInvitations = (app: App, url: URL): Promise<unknown> =>
  Promise.all([
    loadFresh(app, listInvitations, invitationsInput(url.searchParams)),
    load(app, listRoles, {}),
    load(app, readMailStatus, {}),
  ]);

export const loadInvite = (app: App): Promise<unknown> =>
  Promise.all([load(app, listRoles, {}), load(app, readMailStatus, {})]);
