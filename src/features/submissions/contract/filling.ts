import { z } from 'zod';
import { FileKey, SubmissionFile } from '#features/form-files/contract/form-file.ts';
import { FormDocument } from '#features/forms/contract/form-document.ts';
import { FormNumber } from '#features/forms/contract/form-number.ts';
import { SignUpReceipt } from '#features/sign-ups/contract/sign-up.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { SolvedChallenge } from '#platform/contract/robots/challenge.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';

/** What one has to know to fill in a form; the same for everyone who may. */
export const FormToFill = z.object({
  guid: Guid,
  version: z.number().int(),
  document: FormDocument,
  availability: z.enum(['closed', 'open', 'open-future', 'close-future']),
  openDate: z.iso.datetime().nullable(),
  closeDate: z.iso.datetime().nullable(),
  /** All places are taken. */
  isFull: z.boolean(),
  /** What is sent counts once its sender proved an e-mail address (visibility Verify). */
  needsProof: z.boolean(),
  /** What is filled in can be kept for later, by a link in a mail. */
  canResume: z.boolean(),
});
export type FormToFill = z.infer<typeof FormToFill>;

export const VersionToFill = FormToFill.pick({ version: true, document: true });
export type VersionToFill = z.infer<typeof VersionToFill>;

/** What was posted so far, every name with all its values. */
export const Posted = z.record(z.string().max(200), z.array(z.string().max(100_000)).max(500));
export type Posted = z.infer<typeof Posted>;

/** A form that somebody is filling in without script, or goes on with by a link in a mail. */
export const FormEntry = z.object({
  version: z.number().int(),
  document: FormDocument,
  posted: Posted,
  step: z.string(),
  /** What is wrong with the step that is open is told: it was sent. */
  showsFaults: z.boolean(),
  /** Until when the link in the mail works; null where there is none. */
  until: z.iso.datetime().nullable(),
});
export type FormEntry = z.infer<typeof FormEntry>;

/** 128 random bits or more, made by who sends: a second press or a retry is the same submission. */
export const SenderKey = FileKey;

export const NewSubmission = z.object({
  version: FormNumber,
  key: SenderKey,
  posted: Posted,
  language: z.string().max(20),
  challenge: SolvedChallenge,
  /** What it is sent for: an event, a vacancy. */
  itemGuid: Guid.optional(),
  /** A field that nobody sees and robots fill in. */
  website: z.string().max(2000).default(''),
});
export type NewSubmission = z.infer<typeof NewSubmission>;

/** What is half filled in, to go on with later. */
export const KeepForLater = z.object({
  version: FormNumber,
  key: SenderKey,
  posted: Posted,
  step: z.string().max(16),
  language: Language,
  /** The page that the form stands on. */
  page: z.string().max(2000),
  /** Not asked again of who has the link already. */
  email: z.email().max(254).optional(),
  challenge: SolvedChallenge,
});
export type KeepForLater = z.output<typeof KeepForLater>;

export const KeptForLater = z.object({ until: z.iso.datetime(), isMailed: z.boolean() });
export type KeptForLater = z.infer<typeof KeptForLater>;

export const SentSubmission = z.object({ guid: Guid, reference: z.string() });
export type SentSubmission = z.infer<typeof SentSubmission>;

/** One answer as its question was asked then. */
const GivenAnswer = z.object({
  field: z.string(),
  label: z.string(),
  text: z.string(),
  /** Lines to be drawn beside it (field-kinds/kit/contract/drawn-path.ts). */
  drawing: z.string().optional(),
});

/** `submission/{guid}` (§2): whoever has the address sees that it arrived; the rest is for its sender. */
export const Receipt = z.object({
  guid: Guid,
  reference: z.string(),
  formTitle: z.string(),
  isWithdrawn: z.boolean(),
  /** It does not count yet: the address of its sender is still to be proven. */
  isUnproven: z.boolean(),
  sentOn: z.iso.datetime(),
  /** Absent for who is not its sender. */
  own: z
    .object({
      answers: z.array(GivenAnswer),
      files: z.array(SubmissionFile),
      confirmation: z.string(),
      canWithdraw: z.boolean(),
      /** False when the answers only went out by mail. */
      isKept: z.boolean(),
      /** Until its address is proven: which one, and whether a mail is under way to it. */
      proof: z.object({ email: z.string(), isMailed: z.boolean() }).nullable(),
      /** Where it signs somebody up for an event. */
      signUp: SignUpReceipt.nullable(),
    })
    .optional(),
});
export type Receipt = z.infer<typeof Receipt>;
