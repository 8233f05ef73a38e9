import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { NewProfileField, ProfileField, ProfileFieldDefinition } from './profile-field.ts';
import { profileFieldAudit } from './profile-fields.audit.ts';
import { profileFieldsTag } from './profile-fields.tags.ts';

const feature = 'profile-fields';
const one = z.object({ guid: Guid });

export const listProfileFields = defineEndpoint({
  method: 'GET',
  path: '/api/profilefields',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'What this platform asks of its members, in order; platform staff get their extra fields too',
  query: z.object({ language: Language.default('nl') }),
  output: z.array(ProfileField),
});

export const listProfileFieldDefinitions = defineEndpoint({
  method: 'GET',
  path: '/api/profilefields:definitions',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature,
  summary: 'The same with the words of every language, for who manages them',
  output: z.array(ProfileFieldDefinition),
});

export const addProfileField = defineEndpoint({
  method: 'POST',
  path: '/api/profilefields',
  access: 'admin',
  feature,
  summary: 'Make a profile field; it comes last in its section',
  body: NewProfileField,
  audits: [profileFieldAudit.added],
  touches: [profileFieldsTag],
  output: ProfileFieldDefinition,
});

export const changeProfileField = defineEndpoint({
  method: 'PUT',
  path: '/api/profilefields/{guid}',
  access: 'admin',
  feature,
  summary: 'Change a profile field; what members filled in stays, whatever its key and label become',
  params: one,
  body: NewProfileField,
  audits: [profileFieldAudit.changed],
  touches: [profileFieldsTag],
  output: ProfileFieldDefinition,
});

export const deleteProfileField = defineEndpoint({
  method: 'DELETE',
  path: '/api/profilefields/{guid}',
  access: 'admin',
  feature,
  summary: 'Delete a profile field; for 30 days it can be restored with all that was filled in',
  params: one,
  audits: [profileFieldAudit.deleted],
  touches: [profileFieldsTag],
  output: z.object({ guid: Guid }),
});

export const restoreProfileField = defineEndpoint({
  method: 'POST',
  path: '/api/profilefields/{guid}/restore',
  access: 'admin',
  feature,
  summary: 'Bring a deleted profile field back',
  params: one,
  audits: [profileFieldAudit.restored],
  touches: [profileFieldsTag],
  output: ProfileFieldDefinition,
});

export const orderProfileFields = defineEndpoint({
  method: 'PUT',
  path: '/api/profilefields:order',
  access: 'admin',
  feature,
  summary: 'Put the fields in this order; a section stands where its first field stands',
  body: z.object({ guids: z.array(Guid).min(1).max(500) }),
  audits: [profileFieldAudit.ordered],
  touches: [profileFieldsTag],
  output: z.array(ProfileFieldDefinition),
});
