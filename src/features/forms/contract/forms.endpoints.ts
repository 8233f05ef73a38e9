import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { OptionField } from '#platform/contract/options/option-field.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import {
  FormExampleSketch,
  FormForEditing,
  FormList,
  FormListQuery,
  FormSettings,
  FormVersionInfo,
  NewForm,
} from './form.ts';
import { FormDocument } from './form-document.ts';
import { FormNumber } from './form-number.ts';
import { formAudit } from './forms.audit.ts';
import { formsTag, formTag } from './forms.tags.ts';
import { FormPlanState } from './plans/form-plan.ts';

const feature = 'forms';
const access = 'admin';
const one = z.object({ guid: Guid });
/** Five hundred questions in several languages. */
const bodyLimit = 4 * 1024 * 1024;
const draftOnly = { nothing: 'a draft is nobody’s business until it is published' } as const;

export const listForms = defineEndpoint({
  method: 'GET',
  path: '/api/forms',
  access,
  whileViewingAs: 'allowed',
  feature,
  summary: 'The forms, with their state, their window and their owner',
  query: FormListQuery,
  output: FormList,
});

export const listFormExamples = defineEndpoint({
  method: 'GET',
  path: '/api/forms:examples',
  access,
  whileViewingAs: 'allowed',
  feature,
  summary: 'Forms that work, to begin a new one with',
  query: z.object({ language: Language.default('nl') }),
  output: z.array(FormExampleSketch),
});

export const listFormChoices = defineEndpoint({
  method: 'GET',
  path: '/api/forms:choices',
  access: 'content-manager',
  whileViewingAs: 'allowed',
  feature,
  summary: 'The forms that can be placed on a page: those that were published, by their title',
  query: z.object({ language: Language.default('nl') }),
  output: z.array(z.object({ guid: Guid, title: z.string() })),
});

export const listQuestionOptions = defineEndpoint({
  method: 'GET',
  path: '/api/forms:questions',
  access,
  whileViewingAs: 'allowed',
  feature,
  summary: 'What can be set of each kind of question, as fields of a form',
  output: z.array(z.object({ kind: z.string(), fields: z.array(OptionField) })),
});

export const makeForm = defineEndpoint({
  method: 'POST',
  path: '/api/forms',
  access,
  feature,
  summary: 'Make a form: from an example, as a copy of another, or empty',
  body: NewForm,
  audits: [formAudit.made],
  touches: [formsTag],
  output: one,
});

export const readForm = defineEndpoint({
  method: 'GET',
  path: '/api/forms/{guid}',
  access,
  whileViewingAs: 'allowed',
  feature,
  summary: 'A form as it is being made: its draft, its settings and its versions',
  params: one,
  output: FormForEditing,
});

/** A draft is sent whole: the largest is some tens of kilobytes, and one that came in between is told apart by its number. */
export const saveFormDraft = defineEndpoint({
  method: 'PUT',
  path: '/api/forms/{guid}/draft',
  access,
  feature,
  summary: 'Keep the draft; refused when someone else changed it since (409)',
  params: one,
  body: z.object({ document: FormDocument, sequence: FormNumber }),
  bodyLimit,
  audits: draftOnly,
  touches: [formsTag],
  output: z.object({ sequence: z.number().int(), hasChanges: z.boolean() }),
});

export const saveFormSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/forms/{guid}/settings',
  access,
  feature,
  summary: 'Say when, by whom and what for a form is filled in; holds for every version at once',
  params: one,
  body: FormSettings,
  audits: [formAudit.settingsChanged],
  touches: [formTag, formsTag],
  output: FormSettings,
});

export const changeFormOwner = defineEndpoint({
  method: 'PUT',
  path: '/api/forms/{guid}/owner',
  access,
  feature,
  summary: 'Say who looks after a form',
  params: one,
  body: z.object({ ownerGuid: Guid.nullable() }),
  audits: [formAudit.ownerChanged],
  touches: [formsTag],
  output: z.void(),
});

export const publishForm = defineEndpoint({
  method: 'POST',
  path: '/api/forms/{guid}/publish',
  access,
  feature,
  summary: 'Make a version of the draft, which nothing changes afterwards',
  params: one,
  body: z.object({ sequence: FormNumber, note: z.string().trim().max(500).default('') }),
  audits: [formAudit.published],
  touches: [formTag, formsTag],
  output: FormVersionInfo,
});

export const planForm = defineEndpoint({
  method: 'PUT',
  path: '/api/forms/{guid}/plan',
  access,
  feature,
  summary: 'Say when the draft becomes a version, as it is then; or take that back',
  params: one,
  body: z.object({ publishOn: z.iso.datetime().nullable(), note: z.string().trim().max(500).default('') }),
  audits: [formAudit.planned],
  touches: [formsTag],
  output: FormPlanState,
});

export const dismissFormPlanFailure = defineEndpoint({
  method: 'DELETE',
  path: '/api/forms/{guid}/plan/failure',
  access,
  feature,
  summary: 'Put away that a planned version did not come',
  params: one,
  audits: [formAudit.planFailureDismissed],
  touches: [formsTag],
  output: FormPlanState,
});

export const readFormVersion = defineEndpoint({
  method: 'GET',
  path: '/api/forms/{guid}/versions/{version}',
  access,
  whileViewingAs: 'allowed',
  feature,
  summary: 'What one version asked',
  params: z.object({ guid: Guid, version: z.coerce.number().pipe(FormNumber) }),
  output: FormDocument,
});

export const listFormHandlers = defineEndpoint({
  method: 'GET',
  path: '/api/forms/{guid}/handlers',
  access,
  whileViewingAs: 'allowed',
  feature,
  summary: 'Who can be given a submission of a form: admins, and who has a role that deals with it',
  params: one,
  output: z.array(z.object({ guid: Guid, name: z.string() })),
});

export const throwFormAway = defineEndpoint({
  method: 'DELETE',
  path: '/api/forms/{guid}',
  access,
  feature,
  summary: 'Put a form in the trash, with its submissions; it comes back whole within thirty days',
  params: one,
  audits: [formAudit.thrownAway],
  touches: [formTag, formsTag],
  output: z.void(),
});
