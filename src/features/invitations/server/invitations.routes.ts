import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import { languageOfForm } from '#platform/server/http/sent-form.ts';
import {
  acceptInvitation,
  checkInvitationLines,
  listInvitations,
  makeInvitationLink,
  readInvitationStatus,
  readSendProgress,
  revokeInvitation,
  sendInvitationAgain,
  sendInvitationForm,
  sendInvitations,
} from '../contract/invitations.endpoints.ts';
import type { InvitationsService } from './invitations.service.ts';

export const invitationsRoutes: Route<{ invitations: InvitationsService }>[] = [
  route(listInvitations, ({ viewer, services }, { query }) => services.invitations.list(viewer, query)),
  route(checkInvitationLines, ({ viewer, services }, { body }) => services.invitations.check(viewer, body.lines)),
  route(sendInvitations, ({ viewer, client, services }, { body }) =>
    services.invitations.send({ viewer, client }, body),
  ),
  route(readSendProgress, ({ viewer, services }, { params }) => services.invitations.progress(viewer, params.id)),
  route(sendInvitationAgain, ({ viewer, client, services }, { params }) =>
    services.invitations.resend({ viewer, client }, params.id),
  ),
  route(makeInvitationLink, ({ viewer, client, services }, { params }) =>
    services.invitations.makeLink({ viewer, client }, params.id),
  ),
  route(revokeInvitation, async ({ viewer, client, services }, { params }) => {
    await services.invitations.revoke({ viewer, client }, params.id);
    return undefined;
  }),
  route(readInvitationStatus, ({ viewer, services }, { params }) => services.invitations.status(viewer, params.id)),
  route(acceptInvitation, async ({ viewer, client, services, answer }, { body }) => {
    const { cookies } = await services.invitations.accept(viewer, client, body);
    answer.cookies(cookies);
    return { result: 'Success' as const };
  }),
  route(sendInvitationForm, async ({ viewer, client, services, answer }, { body: { fields, values } }) => {
    const { cookies } = await services.invitations.accept(viewer, client, values);
    answer.cookies(cookies);
    return withLanguagePrefix('/', languageOfForm(fields));
  }),
];
