import { z } from 'zod';
import { assetTag } from '#features/assets/contract/assets.tags.ts';
import { sessionAudit } from '#features/auth/contract/auth.audit.ts';
import { OpenSession } from '#features/auth/contract/sessions.endpoints.ts';
import { formsTag, formTag } from '#features/forms/contract/forms.tags.ts';
import { offersTag } from '#features/item-offers/contract/item-offers.tags.ts';
import { itemSupportTag } from '#features/item-support/contract/item-support.tags.ts';
import { profileTag } from '#features/profiles/contract/profiles.tags.ts';
import { threadTouches } from '#features/reactions/contract/reactions.tags.ts';
import { stream } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { BulkChange, BulkResult, UserChanges, UserDetail, UserList } from './user.ts';
import { UserFilter, UserListQuery } from './user-filter.ts';
import { bulkAudits, userAudit } from './users.audit.ts';

const one = z.object({ guid: Guid });

export const listUsers = defineEndpoint({
  method: 'GET',
  path: '/api/users',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature: 'users',
  summary: 'People by name or address, filtered, sorted and paged',
  query: UserListQuery,
  output: UserList,
});

export const readUser = defineEndpoint({
  method: 'GET',
  path: '/api/users/{guid}',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature: 'users',
  summary: 'One person, with what may be done to their account',
  params: one,
  output: UserDetail,
});

export const changeUser = defineEndpoint({
  method: 'PUT',
  path: '/api/users/{guid}',
  access: 'admin',
  feature: 'users',
  summary: 'Change names, account type, roles or activity; only what is named changes',
  params: one,
  body: UserChanges,
  audits: [
    userAudit.renamed,
    userAudit.typeChanged,
    userAudit.rolesChanged,
    userAudit.activated,
    userAudit.deactivated,
  ],
  touches: [profileTag],
  output: UserDetail,
});

export const deleteUser = defineEndpoint({
  method: 'DELETE',
  path: '/api/users/{guid}',
  access: 'admin',
  feature: 'users',
  summary: 'Delete an account; what it made is kept without a name, or given to someone else',
  params: one,
  query: z.object({ giveTo: Guid.optional() }),
  audits: [userAudit.deleted],
  touches: [profileTag, itemSupportTag, offersTag, ...threadTouches, assetTag, formTag, formsTag],
  output: z.undefined(),
});

export const changeUsers = defineEndpoint({
  method: 'POST',
  path: '/api/users:bulk',
  access: 'admin',
  feature: 'users',
  summary: 'Activate, deactivate, give or take a role: named people, or all that a filter finds',
  body: BulkChange,
  audits: bulkAudits,
  touches: [profileTag],
  output: BulkResult,
});

export const listUserSessions = defineEndpoint({
  method: 'GET',
  path: '/api/users/{guid}/sessions',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature: 'users',
  summary: 'Where someone is signed in',
  params: one,
  output: z.array(OpenSession),
});

export const endUserSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/users/{guid}/sessions',
  access: 'admin',
  feature: 'users',
  summary: 'Sign someone out everywhere',
  params: one,
  audits: [sessionAudit.endedBy],
  touches: [],
  output: z.object({ count: z.number().int() }),
});

export const exportUsers = defineEndpoint({
  method: 'GET',
  path: '/api/users:export',
  access: 'admin',
  feature: 'users',
  summary: 'The people of a filter as a file for a spreadsheet, of any length',
  query: UserFilter.extend({ language: Language.default('nl') }),
  audits: [userAudit.exported],
  touches: [],
  output: stream('text/csv; charset=utf-8'),
});
