import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { signUpLimits } from './sign-up-limits.ts';
import { signUpStandings } from './sign-up-standing.ts';
import { tellingKinds } from './telling-kinds.ts';

const moment = z.iso.datetime().nullable();
const count = z.number().int().min(0);

/** What an event shows of signing up; the same for every reader of it. */
export const SignUp = z.object({
  formGuid: Guid,
  standing: z.enum(signUpStandings),
  /** Null: as many as come. */
  capacity: count.nullable(),
  placesLeft: count.nullable(),
  /** How many wait: sign-ups, whatever they bring. */
  waiting: count,
  mostGuests: count,
  opensOn: moment,
  closesOn: moment,
});
export type SignUp = z.infer<typeof SignUp>;

/** What is set of it. `formGuid`: null asks for a name and an e-mail address alone. */
export const SignUpSettings = z.object({
  formGuid: Guid.nullable().default(null),
  capacity: z.number().int().min(0).max(signUpLimits.capacity).nullable().default(null),
  mostGuests: z.number().int().min(0).max(signUpLimits.guests).default(0),
  hasWaitingList: z.boolean().default(true),
  opensOn: moment.default(null),
  closesOn: moment.default(null),
});
export type SignUpSettings = z.infer<typeof SignUpSettings>;

/** For who sets it up: how it is set, and how many there are. Null while nobody can sign up. */
export const SignUpSetUp = z.object({
  settings: SignUpSettings.nullable(),
  taken: count,
  waiting: count,
  /** It begins at another moment than those who signed up were told. */
  hasMoved: z.boolean(),
  /** Published forms, where it is theirs to choose one. */
  forms: z.array(z.object({ guid: Guid, title: z.string() })),
});
export type SignUpSetUp = z.infer<typeof SignUpSetUp>;

/** How it stands with one sign-up, for who signed up. */
export const OwnSignUp = z.object({
  submissionGuid: Guid,
  state: z.enum(['pending', 'in', 'waiting', 'out']),
  guests: count,
  /** Among those who wait, the first is one. */
  position: count.nullable(),
});
export type OwnSignUp = z.infer<typeof OwnSignUp>;

/** That, with what it is for. */
export const SignUpReceipt = OwnSignUp.extend({
  itemGuid: Guid,
  itemTitle: z.string(),
  /** Null where its sender may not read it (any more). */
  itemPath: z.string().nullable(),
  beginsOn: moment,
});
export type SignUpReceipt = z.infer<typeof SignUpReceipt>;

export const SignedUpPerson = z.object({
  submissionGuid: Guid,
  reference: z.string(),
  state: z.enum(['in', 'waiting']),
  /** Empty where the form did not ask for it, or its term is over. */
  name: z.string(),
  email: z.string(),
  guests: count,
  signedUpOn: z.iso.datetime(),
});
export type SignedUpPerson = z.infer<typeof SignedUpPerson>;

/** The list of the organiser: who comes by the alphabet, who waits by their turn. */
export const SignUpList = z.object({
  itemGuid: Guid,
  title: z.string(),
  path: z.string().nullable(),
  beginsOn: moment,
  /** Null while nobody can sign up. */
  formGuid: Guid.nullable(),
  /** It begins at another moment than those who signed up were told. */
  hasMoved: z.boolean(),
  /** May set it otherwise. */
  canEdit: z.boolean(),
  /** May read the submissions behind it. */
  canHandle: z.boolean(),
  capacity: count.nullable(),
  taken: count,
  people: z.array(SignedUpPerson),
});
export type SignUpList = z.infer<typeof SignUpList>;

/** What an organiser tells all who signed up. Cancelled: nobody can sign up any more. */
export const SignUpTelling = z.object({
  kind: z.enum(tellingKinds),
  message: z.string().trim().max(signUpLimits.message).default(''),
});
export type SignUpTelling = z.infer<typeof SignUpTelling>;
