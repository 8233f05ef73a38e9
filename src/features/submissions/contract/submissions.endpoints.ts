import { z } from 'zod';
import { FormNumber } from '#features/forms/contract/form-number.ts';
import { formTag } from '#features/forms/contract/forms.tags.ts';
import { signUpTag } from '#features/sign-ups/contract/sign-ups.tags.ts';
import { form, postedWithFiles, redirect, stream } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Challenge } from '#platform/contract/robots/challenge.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import {
  FormEntry,
  FormToFill,
  KeepForLater,
  KeptForLater,
  NewSubmission,
  Posted,
  Receipt,
  SenderKey,
  SentSubmission,
  VersionToFill,
} from './filling.ts';
import { submissionAudit } from './submissions.audit.ts';

const feature = 'submissions';
const access = 'public';
const one = z.object({ guid: Guid });
/** Twenty long answers. */
const bodyLimit = 1024 * 1024;
const ownWords = { nothing: 'what somebody sends is in the inbox of its form' } as const;

export const readFormToFill = defineEndpoint({
  method: 'GET',
  path: '/api/forms/{guid}/filling',
  access,
  feature,
  summary: 'What a form asks, and whether it can be sent now',
  params: one,
  output: FormToFill,
  cached: true,
});

/** Nothing ever changes a version, but a form may be closed to somebody who could fill it in before. */
export const readVersionToFill = defineEndpoint({
  method: 'GET',
  path: '/api/forms/{guid}/filling/{version}',
  access,
  feature,
  summary: 'What an older version of a form asks, for who began with it',
  params: z.object({ guid: Guid, version: z.coerce.number().pipe(FormNumber) }),
  output: VersionToFill,
});

/** Apart from the form, which is the same for everyone who may fill it in and is kept so. */
export const readPrefill = defineEndpoint({
  method: 'GET',
  path: '/api/forms/{guid}/prefill',
  access: 'user',
  feature,
  summary: 'What a form starts with for who is signed in: of their own profile, as far as it asks for it',
  params: one,
  output: Posted,
});

export const postFormStep = defineEndpoint({
  method: 'POST',
  path: '/api/forms/{guid}/filling',
  access,
  feature,
  summary: 'A step of a form, sent by a browser without script: on to the next, back, or sent',
  params: one,
  body: postedWithFiles(),
  bodyLimit,
  callsPerMinute: 60,
  audits: ownWords,
  touches: [formTag, signUpTag],
  output: redirect(),
});

export const readFormEntry = defineEndpoint({
  method: 'GET',
  path: '/api/forms/{guid}/entries/{key}',
  access,
  feature,
  summary: 'What was filled in so far, for who has its key; nothing when it was sent, erased or is too old',
  params: z.object({ guid: Guid, key: SenderKey }),
  output: FormEntry.nullable(),
});

export const keepForLater = defineEndpoint({
  method: 'POST',
  path: '/api/forms/{guid}/later',
  access,
  feature,
  summary: 'Keep what is filled in for fourteen days, and mail the link to go on with it',
  params: one,
  body: KeepForLater,
  bodyLimit,
  callsPerMinute: 20,
  audits: ownWords,
  touches: [],
  output: KeptForLater,
});

export const askChallenge = defineEndpoint({
  method: 'POST',
  path: '/api/forms/{guid}/challenge',
  access,
  feature,
  summary: 'A sum to be done before sending, which is nothing for a person and much for a robot',
  params: one,
  callsPerMinute: 120,
  audits: { nothing: 'it only asks for something' },
  touches: [],
  output: Challenge,
});

export const sendForm = defineEndpoint({
  method: 'POST',
  path: '/api/forms/{guid}/submissions',
  access,
  feature,
  summary: 'Send the answers to a form; the same key again is the same submission',
  params: one,
  body: NewSubmission,
  bodyLimit,
  callsPerMinute: 60,
  audits: ownWords,
  touches: [formTag, signUpTag],
  output: SentSubmission,
});

export const readReceipt = defineEndpoint({
  method: 'GET',
  path: '/api/submissions/{guid}/receipt',
  access,
  feature,
  summary: 'That a submission arrived, and for its sender what was sent',
  params: one,
  query: z.object({ key: SenderKey.optional(), language: Language.default('nl') }),
  output: Receipt,
});

/** Who deals with it reads it in the inbox: this one is the sender's, so a look at it is nobody else's. */
export const downloadReceipt = defineEndpoint({
  method: 'GET',
  path: '/api/submissions/{guid}/receipt.pdf',
  access,
  feature,
  summary: 'The receipt as a PDF, for its sender',
  params: one,
  query: z.object({ key: SenderKey.optional(), language: Language.default('nl') }),
  callsPerMinute: 20,
  output: stream('application/pdf'),
});

export const withdrawSubmission = defineEndpoint({
  method: 'POST',
  path: '/api/submissions/{guid}/withdraw',
  access,
  feature,
  summary: 'Take a submission back, where its form allows it; its answers go',
  params: one,
  body: z.object({ key: SenderKey.optional() }),
  callsPerMinute: 30,
  audits: [submissionAudit.withdrawn],
  touches: [formTag, signUpTag],
  output: z.undefined(),
});

export const postWithdrawal = defineEndpoint({
  method: 'POST',
  path: '/api/submissions/{guid}/withdrawal',
  access,
  feature,
  summary: 'The same, posted by a browser without script: back to the receipt',
  params: one,
  body: form(z.object({ key: SenderKey.optional(), language: Language.default('nl') })),
  callsPerMinute: 30,
  audits: [submissionAudit.withdrawn],
  touches: [formTag, signUpTag],
  output: redirect(),
});
