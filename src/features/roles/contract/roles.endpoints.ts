import { z } from 'zod';
import { assetTag } from '#features/assets/contract/assets.tags.ts';
import { ssoProvidersTag } from '#features/auth/contract/auth.tags.ts';
import { formsTag, formTag } from '#features/forms/contract/forms.tags.ts';
import { itemsTag, itemTag, listTag } from '#features/list-items/contract/list-items.tags.ts';
import { menuTag } from '#features/menus/contract/menus.tags.ts';
import { pagesTag, pageTag, partsTag } from '#features/pages/contract/pages.tags.ts';
import { UserList } from '#features/users/contract/user.ts';
import { userAudit } from '#features/users/contract/users.audit.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { Role, RoleDetail, RoleInput } from './role.ts';
import { roleAudit } from './roles.audit.ts';

const one = z.object({ id: Guid });
const feature = 'roles';

export const listRoles = defineEndpoint({
  method: 'GET',
  path: '/api/roles',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature,
  summary: 'All roles, with how many have them',
  output: z.array(Role),
});

export const readRole = defineEndpoint({
  method: 'GET',
  path: '/api/roles/{id}',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature,
  summary: 'One role and where it is used',
  params: one,
  query: z.object({ language: Language.default('nl') }),
  output: RoleDetail,
});

export const createRole = defineEndpoint({
  method: 'POST',
  path: '/api/roles',
  access: 'admin',
  feature,
  summary: 'Make a role',
  body: RoleInput,
  audits: [roleAudit.created],
  touches: [],
  output: Role,
});

export const changeRole = defineEndpoint({
  method: 'PUT',
  path: '/api/roles/{id}',
  access: 'admin',
  feature,
  summary: 'Rename or describe a role, or say when it is handed out',
  params: one,
  body: RoleInput,
  audits: [roleAudit.changed],
  touches: [],
  output: Role,
});

export const deleteRole = defineEndpoint({
  method: 'DELETE',
  path: '/api/roles/{id}',
  access: 'admin',
  feature,
  summary: 'Delete a role; what only it could see is then seen by admins alone',
  params: one,
  audits: [roleAudit.deleted],
  touches: [
    pageTag,
    pagesTag,
    partsTag,
    menuTag,
    itemTag,
    listTag,
    itemsTag,
    assetTag,
    ssoProvidersTag,
    formTag,
    formsTag,
  ],
  output: z.undefined(),
});

export const listRoleMembers = defineEndpoint({
  method: 'GET',
  path: '/api/roles/{id}/members',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature,
  summary: 'Who has this role, by name',
  params: one,
  query: z.object({
    search: z.string().trim().max(200).default(''),
    pageNumber: z.coerce.number().int().min(1).max(1_000_000).default(1),
    itemCount: z.coerce.number().int().min(1).max(100).default(25),
  }),
  output: UserList,
});

export const addRoleMembers = defineEndpoint({
  method: 'POST',
  path: '/api/roles/{id}/members',
  access: 'admin',
  feature,
  summary: 'Give this role to people',
  params: one,
  body: z.object({ guids: z.array(Guid).min(1).max(1000) }),
  audits: [userAudit.rolesChanged],
  touches: [],
  output: z.object({ changed: z.number().int() }),
});

export const removeRoleMember = defineEndpoint({
  method: 'DELETE',
  path: '/api/roles/{id}/members/{guid}',
  access: 'admin',
  feature,
  summary: 'Take this role from someone',
  params: z.object({ id: Guid, guid: Guid }),
  audits: [userAudit.rolesChanged],
  touches: [],
  output: z.undefined(),
});
