import { z } from 'zod';
import { sessionAudit } from '#features/auth/contract/auth.audit.ts';
import { addressAudit } from '#features/registration/contract/registration.audit.ts';
import { roleAudit } from '#features/roles/contract/roles.audit.ts';
import { form, redirect } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { AcceptInvitation } from './accept-invitation.ts';
import {
  Invitation,
  InvitationLink,
  InvitationList,
  InvitationStatus,
  LineReport,
  NewInvitations,
  SendProgress,
  SentInvitations,
} from './invitation.ts';
import { invitationStates } from './invitation-state.ts';
import { invitationAudit } from './invitations.audit.ts';

const feature = 'invitations';
const one = z.object({ id: Guid });
const bodyLimit = 1024 * 1024;

export const listInvitations = defineEndpoint({
  method: 'GET',
  path: '/api/userinvitations',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature,
  summary: 'Invitations, the newest first',
  query: z.object({
    search: z.string().trim().max(200).default(''),
    state: z.enum(invitationStates).optional(),
    pageNumber: z.coerce.number().int().min(1).max(1_000_000).default(1),
    itemCount: z.coerce.number().int().min(1).max(100).default(25),
  }),
  output: InvitationList,
});

export const checkInvitationLines = defineEndpoint({
  method: 'POST',
  path: '/api/userinvitations:check',
  access: 'admin',
  feature,
  summary: 'Whom these lines would invite, and which lines are no good; sends nothing',
  body: NewInvitations.pick({ lines: true }),
  audits: { nothing: 'only reads the lines' },
  touches: [],
  output: LineReport,
  bodyLimit,
});

export const sendInvitations = defineEndpoint({
  method: 'POST',
  path: '/api/userinvitations',
  access: 'admin',
  feature,
  summary: 'Invite the people of these lines; the mails are made by a job',
  body: NewInvitations,
  audits: [invitationAudit.sent],
  touches: [],
  output: SentInvitations,
  bodyLimit,
});

export const readSendProgress = defineEndpoint({
  method: 'GET',
  path: '/api/userinvitations:progress/{id}',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature,
  summary: 'How many of these invitations are on their way',
  params: one,
  output: SendProgress,
});

export const sendInvitationAgain = defineEndpoint({
  method: 'POST',
  path: '/api/userinvitations/{id}/resend',
  access: 'admin',
  feature,
  summary: 'Send an invitation again, for another 30 days; ends the old code',
  params: one,
  audits: [invitationAudit.sentAgain],
  touches: [],
  output: Invitation,
});

export const makeInvitationLink = defineEndpoint({
  method: 'POST',
  path: '/api/userinvitations/{id}/link',
  access: 'admin',
  feature,
  summary: 'A new link for an invitation, to hand over where there is no mail server; ends the old code',
  params: one,
  audits: [invitationAudit.linkMade],
  touches: [],
  output: InvitationLink,
});

export const revokeInvitation = defineEndpoint({
  method: 'DELETE',
  path: '/api/userinvitations/{id}',
  access: 'admin',
  feature,
  summary: 'Take an invitation back: its code opens nothing any more',
  params: one,
  audits: [invitationAudit.revoked],
  touches: [],
  output: z.undefined(),
});

export const readInvitationStatus = defineEndpoint({
  method: 'GET',
  path: '/api/userinvitation:status/{id}',
  access: 'public',
  whileViewingAs: 'allowed',
  feature,
  summary: 'The invitation with this code',
  params: z.object({ id: z.string().min(1).max(200) }),
  output: InvitationStatus,
  callsPerMinute: 60,
});

export const acceptInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/userinvitation:accept',
  access: 'public',
  feature,
  summary: 'Accept an invitation, with a new account or with the account that is signed in',
  body: AcceptInvitation,
  audits: [invitationAudit.accepted, sessionAudit.started, addressAudit.verified, roleAudit.handedOut],
  touches: [],
  output: z.object({ result: z.literal('Success') }),
  bodyLimit: 16 * 1024,
  callsPerMinute: 20,
});

export const sendInvitationForm = defineEndpoint({
  method: 'POST',
  path: '/invitation/{id}',
  access: 'public',
  feature,
  summary: 'The form of an invitation, sent by a browser without script',
  params: z.object({ id: z.string().max(200) }),
  body: form(AcceptInvitation, { screen: '/invitation/{id}' }),
  audits: [invitationAudit.accepted, sessionAudit.started, addressAudit.verified, roleAudit.handedOut],
  touches: [],
  output: redirect(),
});
