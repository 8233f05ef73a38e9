import { z } from 'zod';
import { formAudit } from '#features/forms/contract/forms.audit.ts';
import { formsTag, formTag } from '#features/forms/contract/forms.tags.ts';
import { stream } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { OwnSignUp, SignUp, SignUpList, SignUpSettings, SignUpSetUp, SignUpTelling } from './sign-up.ts';
import { signUpAudit } from './sign-ups.audit.ts';
import { signUpTag } from './sign-ups.tags.ts';

const feature = 'sign-ups';
const params = z.object({ guid: Guid });
const query = z.object({ language: Language.default('nl') });

export const readSignUp = defineEndpoint({
  method: 'GET',
  path: '/api/listitem:signup/{guid}',
  access: 'public',
  feature,
  summary: 'Whether one can sign up for an item, and how many places are left; nothing for an item without sign-up',
  params,
  output: SignUp.nullable(),
  cached: true,
});

export const readOwnSignUps = defineEndpoint({
  method: 'GET',
  path: '/api/listitem:ownsignup/{guid}',
  access: 'user',
  feature,
  summary: 'How one is signed up for an item oneself',
  params,
  output: z.array(OwnSignUp),
});

export const readSignUpSettings = defineEndpoint({
  method: 'GET',
  path: '/api/listitem:signupsettings/{guid}',
  access: 'user',
  feature,
  summary: 'How signing up for an item is set, for who may edit it',
  params,
  query,
  output: SignUpSetUp,
});

export const saveSignUpSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/listitem:signupsettings/{guid}',
  access: 'user',
  feature,
  summary:
    'Let people sign up for an item, or set it otherwise: more places let people in who wait, fewer throw nobody out',
  params,
  body: SignUpSettings,
  audits: [signUpAudit.changed, formAudit.made, formAudit.settingsChanged, formAudit.published],
  touches: [signUpTag, formTag, formsTag],
  output: z.undefined(),
});

export const removeSignUp = defineEndpoint({
  method: 'DELETE',
  path: '/api/listitem:signupsettings/{guid}',
  access: 'user',
  feature,
  summary: 'No sign-up for this item after all; refused once somebody signed up',
  params,
  audits: [signUpAudit.changed],
  touches: [signUpTag],
  output: z.undefined(),
});

export const listSignUps = defineEndpoint({
  method: 'GET',
  path: '/api/listitem:signups/{guid}',
  access: 'user',
  feature,
  summary: 'Who signed up for an item, for who may edit it or deals with its form',
  params,
  query,
  output: SignUpList,
});

export const exportSignUps = defineEndpoint({
  method: 'GET',
  path: '/api/listitem:signups/{guid}/signups.csv',
  access: 'user',
  feature,
  summary: 'Who signed up for an item, as a file',
  params,
  query,
  audits: [signUpAudit.exported],
  touches: [],
  output: stream('text/csv'),
});

export const tellSignedUp = defineEndpoint({
  method: 'POST',
  path: '/api/listitem:signups/{guid}/telling',
  access: 'user',
  feature,
  summary: 'Mail all who signed up for an item that it moved, is cancelled, or something else',
  params,
  body: SignUpTelling,
  callsPerMinute: 10,
  audits: [signUpAudit.told],
  touches: [signUpTag],
  output: z.object({ told: z.number().int() }),
});
