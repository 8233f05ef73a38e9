import { z } from 'zod';
import { SubmissionFile } from '#features/form-files/contract/form-file.ts';
import { FieldId } from '#features/forms/contract/form-document.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { handlingLimits, inboxPiles, inboxSorts, mostFound, nobody, sentPeriodNames } from './inbox-choices.ts';
import { statusKinds } from './submission-status.ts';

/** A query has one value or several; inside it is always a list. */
const many = <T extends z.ZodType>(one: T) =>
  z.union([z.array(one).max(50), one.transform((value) => [value])]).default([]);

export const StatusId = z.string().regex(/^[a-z0-9-]{1,40}$/);
export const Label = z.string().trim().min(1).max(handlingLimits.label);
const Person = z.object({ guid: z.string(), name: z.string() });
export type HandlingPerson = z.infer<typeof Person>;

/** What of an inbox is asked for; an export asks the same. */
export const InboxFilter = z.object({
  pile: z.enum(inboxPiles).default('open'),
  /** Words of the reference, the answers or the sender’s address, in any order. */
  search: z.string().trim().max(200).default(''),
  sent: z.enum(sentPeriodNames).optional(),
  status: many(StatusId),
  /** Guids of people, or `none`. */
  assignee: many(z.union([z.literal(nobody), Guid])),
  label: many(Label),
  /** What it was sent for. */
  item: many(Guid),
  version: many(z.coerce.number().int().min(1).max(2_000_000_000)),
  /** Of a question with options: its id and the value of an option. */
  answer: many(z.string().regex(/^[a-z][a-z0-9]{3,15}:[a-z0-9][a-z0-9-]{0,39}$/)),
});
export type InboxFilter = z.output<typeof InboxFilter>;

/** What an export is asked for; without a pile it has everything. */
export const ExportFilter = InboxFilter.extend({
  pile: InboxFilter.shape.pile.unwrap().default('all'),
  sentFrom: z.iso.datetime().nullable().default(null),
  sentUntil: z.iso.datetime().nullable().default(null),
});
export type ExportFilter = z.output<typeof ExportFilter>;

export const InboxQuery = InboxFilter.extend({
  language: Language.default('nl'),
  sort_by: z.templateLiteral([z.enum(inboxSorts), '_', z.enum(['asc', 'desc'])]).default('due_asc'),
  pageNumber: z.coerce.number().int().min(1).max(mostFound).default(1),
  itemCount: z.coerce.number().int().min(1).max(100).default(25),
  /** Questions whose answers come along. */
  column: many(FieldId),
});
export type InboxQuery = z.output<typeof InboxQuery>;

/** What something was sent for: an event that somebody signs up for, a vacancy. Without a title it is gone. */
const SentForItem = z.object({ guid: Guid, title: z.string() });

const handled = {
  guid: Guid,
  reference: z.string(),
  version: z.number().int(),
  sentOn: z.iso.datetime(),
  status: z.string(),
  assignee: Person.nullable(),
  labels: z.array(z.string()),
  dueOn: z.iso.datetime().nullable(),
  /** It waits for who sent it: the clock stands still. */
  isStill: z.boolean(),
  doneOn: z.iso.datetime().nullable(),
  isWithdrawn: z.boolean(),
  isTrashed: z.boolean(),
  item: SentForItem.nullable(),
};

/** A line of `admin/forms/{guid}`. */
export const InboxLine = z.object({
  ...handled,
  /** The first two answers, in words. */
  title: z.string(),
  subtitle: z.string(),
  /** Of the columns that were asked for, by question. */
  answers: z.record(z.string(), z.string()),
});
export type InboxLine = z.infer<typeof InboxLine>;

export const SubmissionList = z.object({
  /** Counted up to a bound: see `hasMore`. */
  totalNumberOfItems: z.number().int(),
  hasMore: z.boolean(),
  /** How many of them an export would have, up to the same bound. */
  exportable: z.number().int(),
  counts: z.object({
    open: z.number().int(),
    mine: z.number().int(),
    nobody: z.number().int(),
    today: z.number().int(),
    late: z.number().int(),
  }),
  submissions: z.array(InboxLine),
});
export type SubmissionList = z.infer<typeof SubmissionList>;

const OwnStatus = z.object({ id: StatusId, label: Label, kind: z.enum(statusKinds) });
const ReplyTemplate = z.object({
  name: z.string().trim().min(1).max(handlingLimits.templateName),
  words: z.string().trim().min(1).max(handlingLimits.words),
});
export type ReplyTemplate = z.infer<typeof ReplyTemplate>;

/** What a form has of its own for who deals with its submissions. */
export const FormHandling = z.object({
  statuses: z.array(OwnStatus).max(handlingLimits.statuses),
  templates: z.array(ReplyTemplate).max(handlingLimits.templates),
});
export type FormHandling = z.infer<typeof FormHandling>;

/** What surrounds the list: all that can be chosen. */
export const Inbox = z.object({
  formGuid: Guid,
  title: z.string(),
  /** The newest version; null while it was never published. */
  version: z.number().int().nullable(),
  ...FormHandling.shape,
  labels: z.array(z.string()),
  /** Who can be given a submission: admins, and who has a role that deals with this form. */
  people: z.array(Person),
  questions: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      options: z.array(z.object({ value: z.string(), label: z.string() })),
    }),
  ),
  /** What it was sent for, the latest first. */
  items: z.array(SentForItem),
  can: z.object({ editForm: z.boolean() }),
});
export type Inbox = z.infer<typeof Inbox>;

/** A form in the list of who deals with submissions. */
export const HandledForm = z.object({
  guid: Guid,
  title: z.string(),
  open: z.number().int(),
  mine: z.number().int(),
  late: z.number().int(),
});
export type HandledForm = z.infer<typeof HandledForm>;

const SubmissionEvent = z.object({
  guid: Guid,
  kind: z.string(),
  at: z.iso.datetime(),
  /** Nobody when the platform did it, or a sender without an account. */
  by: z.string().nullable(),
  /** What was written: a note, or a mail to the sender. */
  words: z.string().optional(),
  status: z.string().optional(),
  assignee: z.string().nullable().optional(),
  added: z.array(z.string()).optional(),
  removed: z.array(z.string()).optional(),
  /** Names that a note calls. */
  mentions: z.array(z.string()).optional(),
  /** What was made of it. */
  item: z.object({ guid: Guid, title: z.string() }).optional(),
  /** Labels of questions whose answers were taken out. */
  questions: z.array(z.string()).optional(),
});
export type SubmissionEvent = z.infer<typeof SubmissionEvent>;

/** One of them, as it was asked then. */
export const Submission = z.object({
  ...handled,
  formGuid: Guid,
  formTitle: z.string(),
  title: z.string(),
  answers: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      text: z.string(),
      /** Lines to be drawn beside it, as of a signature. */
      drawing: z.string().optional(),
      isRedacted: z.boolean(),
      isPersonal: z.boolean(),
    }),
  ),
  files: z.array(SubmissionFile),
  sender: z.object({
    name: z.string(),
    email: z.string().nullable(),
    /** They were signed in: the address is theirs. */
    isKnown: z.boolean(),
  }),
  /** Others of the same sender to this form, the newest first. */
  earlier: z.array(z.object({ guid: Guid, reference: z.string(), sentOn: z.iso.datetime() })),
  events: z.array(SubmissionEvent),
  /** How many mails were sent to the sender by now: who answers names what they have seen. */
  replyCount: z.number().int(),
});
export type Submission = z.infer<typeof Submission>;

/** What is to become of one submission; the rest of it stays. */
export const SubmissionChange = z.object({
  guid: Guid,
  status: StatusId.optional(),
  assigneeGuid: Guid.nullable().optional(),
  addLabels: z.array(Label).max(handlingLimits.labels).optional(),
  removeLabels: z.array(Label).max(handlingLimits.labels).optional(),
  isTrashed: z.boolean().optional(),
});
export type SubmissionChange = z.infer<typeof SubmissionChange>;
