import { z } from 'zod';
import { FieldId } from '#features/forms/contract/form-document.ts';
import { formTag } from '#features/forms/contract/forms.tags.ts';
import { signUpTag } from '#features/sign-ups/contract/sign-ups.tags.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import {
  FormHandling,
  HandledForm,
  Inbox,
  InboxQuery,
  Submission,
  SubmissionChange,
  SubmissionList,
} from './handling/inbox.ts';
import { changedAtOnce, handlingLimits } from './handling/inbox-choices.ts';
import { submissionAudit } from './submissions.audit.ts';

const feature = 'submissions';
/** Admins, and who has a role that deals with the form: the service asks the kernel, and to others nothing is there. */
const access = 'user';
const one = z.object({ guid: Guid });
const inLanguage = z.object({ language: Language.default('nl') });
const words = z.string().trim().min(1).max(handlingLimits.words);

export const listHandledForms = defineEndpoint({
  method: 'GET',
  path: '/api/submissions:forms',
  access,
  feature,
  summary: 'The forms whose submissions one deals with, with how many are open',
  query: inLanguage,
  output: z.array(HandledForm),
});

export const readInbox = defineEndpoint({
  method: 'GET',
  path: '/api/forms/{guid}/inbox',
  access,
  feature,
  summary: 'What there is to choose in the inbox of a form: statuses, labels, people, questions, standard texts',
  params: one,
  query: inLanguage,
  output: Inbox,
});

export const listSubmissions = defineEndpoint({
  method: 'GET',
  path: '/api/forms/{guid}/submissions',
  access,
  feature,
  summary: 'What was sent by a form: a pile, searched and filtered, by what is due first',
  params: one,
  query: InboxQuery,
  output: SubmissionList,
});

/** Who looks at answers of which the law says that they are special is written down. */
export const readSubmission = defineEndpoint({
  method: 'GET',
  path: '/api/submissions/{guid}',
  access,
  feature,
  summary: 'One submission with its answers as they were asked then, its sender and its history',
  params: one,
  query: inLanguage,
  audits: [submissionAudit.read],
  touches: [],
  output: Submission,
});

/** Answers how they were, which is what undoes it. */
export const changeSubmissions = defineEndpoint({
  method: 'POST',
  path: '/api/submissions:change',
  access,
  feature,
  summary: 'Give submissions to somebody, label them, say how they stand, throw them away or take them back',
  body: z.object({ changes: z.array(SubmissionChange).min(1).max(changedAtOnce) }),
  audits: [submissionAudit.changed, submissionAudit.thrownAway, submissionAudit.restored],
  touches: [formTag, signUpTag],
  output: z.object({ before: z.array(SubmissionChange) }),
});

export const writeNote = defineEndpoint({
  method: 'POST',
  path: '/api/submissions/{guid}/notes',
  access,
  feature,
  summary: 'Leave a note for colleagues; who is named in it with an @ gets a mail',
  params: one,
  body: z.object({ words }),
  audits: { nothing: 'it stands in the history of the submission' },
  touches: [],
  output: z.undefined(),
});

export const replyToSender = defineEndpoint({
  method: 'POST',
  path: '/api/submissions/{guid}/replies',
  access,
  feature,
  summary: 'Mail the sender; refused when a colleague did so since (409), unless it is to be sent all the same',
  params: one,
  body: z.object({
    words,
    /** How many mails the writer had before them. */
    replyCount: z.number().int().min(0).max(1_000_000),
    /** Whatever a colleague wrote. */
    isSentAnyway: z.boolean().default(false),
    isDone: z.boolean().default(false),
  }),
  callsPerMinute: 60,
  audits: [submissionAudit.replied, submissionAudit.changed],
  touches: [],
  output: z.undefined(),
});

export const redactAnswers = defineEndpoint({
  method: 'POST',
  path: '/api/submissions/{guid}/redactions',
  access,
  feature,
  summary: 'Take out answers for good',
  params: one,
  body: z.object({ fields: z.array(FieldId).min(1).max(100) }),
  audits: [submissionAudit.redacted],
  touches: [],
  output: z.undefined(),
});

export const saveFormHandling = defineEndpoint({
  method: 'PUT',
  path: '/api/forms/{guid}/handling',
  access: 'admin',
  feature,
  summary: 'Say which statuses a form has of its own, and which standard texts',
  params: one,
  body: FormHandling,
  audits: [submissionAudit.handlingChanged],
  touches: [],
  output: FormHandling,
});
