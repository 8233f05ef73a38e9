import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { invitationStates } from './invitation-state.ts';

const moment = z.iso.datetime();

/** In the list that admins see. The code is not part of it: only the mail has that. */
export const Invitation = z.object({
  id: Guid,
  email: z.string(),
  name: z.string(),
  language: Language,
  roleIds: z.array(Guid),
  inviterName: z.string(),
  createdAt: moment,
  /** Null while its mail is still to be made. */
  sentAt: moment.nullable(),
  expiresAt: moment,
  state: z.enum(invitationStates),
});
export type Invitation = z.infer<typeof Invitation>;

/** Told once, to who asked for it. */
export const InvitationLink = z.object({ link: z.string(), expiresAt: moment });
export type InvitationLink = z.infer<typeof InvitationLink>;

export const InvitationList = z.object({
  invitations: z.array(Invitation),
  totalNumberOfItems: z.number().int(),
  /** Of all invitations, whatever was searched for. */
  openCount: z.number().int(),
});
export type InvitationList = z.infer<typeof InvitationList>;

export const NewInvitations = z.object({
  /** One person a line, or a whole CSV file. */
  lines: z.string().min(1).max(800_000),
  roleIds: z.array(Guid).max(50).default([]),
  language: Language.default('nl'),
  message: z.string().trim().max(2000).default(''),
});
export type NewInvitations = z.output<typeof NewInvitations>;

export const lineProblems = [
  'no-address',
  'bad-address',
  'many-addresses',
  'name-too-long',
  'duplicate',
  'member',
  'invited',
] as const;

/** What would happen with each line; nothing has been sent yet. */
export const LineReport = z.object({
  people: z.array(z.object({ line: z.number().int(), email: z.string(), name: z.string() })),
  problems: z.array(z.object({ line: z.number().int(), text: z.string(), reason: z.enum(lineProblems) })),
});
export type LineReport = z.infer<typeof LineReport>;

export const SentInvitations = z.object({
  batchId: Guid,
  invited: z.number().int(),
  problems: LineReport.shape.problems,
});
export type SentInvitations = z.infer<typeof SentInvitations>;

/** How far a batch is: a mail that is made is on its way, and shows in the outbox. */
export const SendProgress = z.object({
  total: z.number().int(),
  sent: z.number().int(),
  revoked: z.number().int(),
  isDone: z.boolean(),
});
export type SendProgress = z.infer<typeof SendProgress>;

/** What the holder of a code may know of their invitation (product.md §2). */
export const InvitationStatus = z.object({
  state: z.enum(invitationStates),
  email: z.string(),
  name: z.string(),
  platformName: z.string(),
  inviterName: z.string(),
  expiresAt: moment,
  roleNames: z.array(z.string()),
  hasAccount: z.boolean(),
  /** Who is signed in is whom it was sent to; null when nobody is. */
  isForViewer: z.boolean().nullable(),
  language: Language,
  message: z.string(),
});
export type InvitationStatus = z.infer<typeof InvitationStatus>;
