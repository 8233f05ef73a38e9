import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { visibilities } from '#platform/contract/rights/visibility.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { emptyText, LocalizedText, StoredText } from '#platform/contract/texts/localized.ts';
import { formStates } from './form-availability.ts';
import { FormCondition, FormDocument } from './form-document.ts';
import { formExampleNames } from './form-example-names.ts';
import { retentionStarts } from './form-limits.ts';
import { formSorts, noOwner } from './form-sorts.ts';
import { formStandings } from './form-standing-names.ts';
import { formTabs } from './form-tabs.ts';
import { FormPlanState } from './plans/form-plan.ts';

/** Who is told of a submission: the first rule that fits. A rule without a condition fits every one. */
export const ReceiverRule = z.object({
  condition: FormCondition.nullable().default(null),
  emails: z.array(z.email().max(254)).max(20).default([]),
  roleIds: z.array(Guid).max(20).default([]),
  /** A mail for each, or one overview on the morning of a working day. */
  when: z.enum(['at-once', 'daily']).default('at-once'),
  /** Who is given it to deal with. */
  assigneeGuid: Guid.nullable().default(null),
});
export type ReceiverRule = z.infer<typeof ReceiverRule>;

/** §4: Save, Notify. */
export const submissionActions = ['Save', 'Notify'] as const;

/** What holds for every version of a form. */
export const FormSettings = z.object({
  state: z.enum(formStates).default('Open'),
  openDate: z.iso.datetime().nullable().default(null),
  closeDate: z.iso.datetime().nullable().default(null),
  /** Whoever began in time may still send for this long. */
  graceMinutes: z
    .number()
    .int()
    .min(0)
    .max(24 * 60)
    .default(15),
  visibility: z.enum(visibilities).default('Public'),
  roleIds: z.array(Guid).max(50).default([]),
  /** As many as there are places; unlimited when null. */
  submissionLimit: z.number().int().min(1).max(1_000_000).nullable().default(null),
  /** Of one e-mail address or client in a day. */
  dailyLimit: z.number().int().min(1).max(1000).nullable().default(null),
  onSubmit: z.array(z.enum(submissionActions)).min(1).default(['Save', 'Notify']),
  receivers: z.array(ReceiverRule).max(20).default([]),
  /** On the screen and in the mail, after sending. */
  confirmation: StoredText.default(emptyText),
  /** The field with the sender's address, to whom the confirmation is mailed; nobody when empty. */
  confirmationField: z.string().max(16).default(''),
  /** Before the year and the number: ML-2026-0419. */
  referencePrefix: z
    .string()
    .regex(/^[A-Z]{0,6}$/)
    .default(''),
  canWithdraw: z.boolean().default(true),
  canResume: z.boolean().default(true),
  /** A submission goes after this many days; never when null. */
  retentionDays: z.number().int().min(1).max(36_500).nullable().default(null),
  /** Answers about a person, and who sent it, go after this many days; with the rest when null. */
  contactRetentionDays: z.number().int().min(1).max(36_500).nullable().default(null),
  /** Since it was dealt with, or since it was sent. */
  retentionFrom: z.enum(retentionStarts).default('done'),
  /** Days within which it should be dealt with; no clock when null. */
  dueDays: z.number().int().min(1).max(365).nullable().default(null),
  /** Who may read and deal with its submissions, besides admins. */
  handlerRoleIds: z.array(Guid).max(50).default([]),
});
export type FormSettings = z.infer<typeof FormSettings>;

/** A line of `admin/forms`. */
export const FormSummary = z.object({
  guid: Guid,
  /** Its title, of the draft. */
  title: LocalizedText,
  state: z.enum(formStates),
  openDate: z.iso.datetime().nullable(),
  closeDate: z.iso.datetime().nullable(),
  submissionLimit: z.number().int().nullable(),
  /** The one that is filled in now; null while it was never published. */
  version: z.number().int().nullable(),
  /** The draft is not what is filled in now. */
  hasChanges: z.boolean(),
  /** When the draft becomes a version. */
  plannedOn: z.iso.datetime().nullable(),
  owner: z.object({ guid: Guid, name: z.string() }).nullable(),
  changedOn: z.iso.datetime(),
  /** What was sent that counts; of it what nobody has taken in hand yet, and the last. */
  submissions: z.number().int(),
  newSubmissions: z.number().int(),
  lastSubmissionOn: z.iso.datetime().nullable(),
});
export type FormSummary = z.infer<typeof FormSummary>;

/** A query has one value or several; inside it is always a list. */
const many = <T extends z.ZodType>(one: T) =>
  z.union([z.array(one).max(50), one.transform((value) => [value])]).default([]);

export const FormListQuery = z.object({
  /** In its title or its questions. */
  text: z.string().trim().max(200).optional(),
  tab: z.enum(formTabs).default('all'),
  standing: many(z.enum(formStandings)),
  /** Guids of people, or `none`. */
  owner: many(z.union([Guid, z.literal(noOwner)])),
  language: Language.default('nl'),
  sort_by: z.enum(formSorts).default('last_desc'),
});

export const FormList = z.object({
  forms: z.array(FormSummary),
  /** Who looks after one or more of all forms. */
  owners: z.array(z.object({ guid: Guid, name: z.string() })),
  counts: z.object({
    all: z.number().int(),
    mine: z.number().int(),
    open: z.number().int(),
    closing: z.number().int(),
    draft: z.number().int(),
  } satisfies Record<(typeof formTabs)[number], z.ZodType>),
});
export type FormList = z.infer<typeof FormList>;

export const NewForm = z.object({
  title: z.string().trim().min(1).max(200),
  /** An example, another form, or nothing: one question to begin with. */
  from: z.union([
    z.object({ example: z.enum(formExampleNames) }),
    z.object({ copyOf: Guid }),
    z.object({ nothing: z.literal(true) }),
  ]),
});

/** An example, seen from afar: enough to draw it small. */
export const FormExampleSketch = z.object({
  name: z.enum(formExampleNames),
  title: LocalizedText,
  questionCount: z.number().int(),
  stepCount: z.number().int(),
  /** The first questions that are asked of everyone. */
  questions: z.array(LocalizedText),
});
export type FormExampleSketch = z.infer<typeof FormExampleSketch>;

export const FormVersionInfo = z.object({
  version: z.number().int(),
  publishedOn: z.iso.datetime(),
  publishedBy: z.string(),
  note: z.string(),
});
export type FormVersionInfo = z.infer<typeof FormVersionInfo>;

/** All that its builder needs. */
export const FormForEditing = z.object({
  guid: Guid,
  /** Goes up with every change of the draft; a change names the one it was made from. */
  sequence: z.number().int(),
  document: FormDocument,
  settings: FormSettings,
  hasChanges: z.boolean(),
  owner: z.object({ guid: Guid, name: z.string() }).nullable(),
  versions: z.array(FormVersionInfo),
  changedOn: z.iso.datetime(),
  changedBy: z.string(),
  ...FormPlanState.shape,
});
export type FormForEditing = z.infer<typeof FormForEditing>;
